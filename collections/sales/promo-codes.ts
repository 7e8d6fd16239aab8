import type { CollectionConfig } from "payload";

/** A reduction for whoever knows its name. How often it was used is counted from the orders, never kept twice. */
export const PromoCodes: CollectionConfig = {
  slug: "promo-codes",
  labels: {
    singular: { fr: "Code promo", en: "Promo code" },
    plural: { fr: "Codes promo", en: "Promo codes" },
  },
  admin: {
    group: { fr: "Ventes", en: "Sales" },
    useAsTitle: "code",
    defaultColumns: ["code", "percent", "startsAt", "endsAt", "enabled"],
  },
  fields: [
    {
      name: "code",
      type: "text",
      required: true,
      unique: true,
      maxLength: 40,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === "string" ? value.trim().toUpperCase() : value)],
      },
    },
    {
      name: "percent",
      type: "number",
      required: true,
      min: 1,
      max: 100,
      validate: (value: number | null | undefined) =>
        Number.isInteger(value) || "Un pourcentage entier, de 1 à 100.",
    },
    { name: "startsAt", type: "date", admin: { date: { pickerAppearance: "dayAndTime" } } },
    { name: "endsAt", type: "date", admin: { date: { pickerAppearance: "dayAndTime" } } },
    {
      name: "limit",
      type: "number",
      min: 1,
      admin: {
        description: {
          fr: "Nombre de commandes ; vide : sans limite.",
          en: "Number of orders; empty: no limit.",
        },
      },
    },
    {
      name: "skus",
      type: "text",
      hasMany: true,
      admin: {
        description: {
          fr: "Vide : tous les articles, sauf les cartes cadeaux.",
          en: "Empty: everything except gift cards.",
        },
      },
    },
    { name: "enabled", type: "checkbox", defaultValue: true, required: true },
  ],
};
