import type { CollectionConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";

/** A reduction for whoever knows its name. How often it was used is counted from the orders, never kept twice. */
export const PromoCodes: CollectionConfig = {
  slug: "promo-codes",
  labels: {
    singular: inFour("Code promo", "Promo code", "Código promocional", "プロモコード"),
    plural: inFour("Codes promo", "Promo codes", "Códigos promocionales", "プロモコード"),
  },
  admin: {
    group: groups.sales,
    useAsTitle: "code",
    defaultColumns: ["code", "percent", "startsAt", "endsAt", "enabled"],
  },
  fields: [
    {
      name: "code",
      type: "text",
      label: inFour("Code", "Code", "Código", "コード"),
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
      label: inFour("Réduction, %", "Reduction, %", "Descuento, %", "割引 %"),
      required: true,
      min: 1,
      max: 100,
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100) ||
        "1–100, un nombre entier / a whole number",
    },
    {
      name: "startsAt",
      type: "date",
      label: inFour("Valable dès", "Valid from", "Válido desde", "開始日時"),
      admin: { date: { pickerAppearance: "dayAndTime" } },
    },
    {
      name: "endsAt",
      type: "date",
      label: inFour("Valable jusqu’au", "Valid until", "Válido hasta", "終了日時"),
      admin: { date: { pickerAppearance: "dayAndTime" } },
    },
    {
      name: "limit",
      type: "number",
      label: inFour("Nombre d’utilisations", "Number of uses", "Número de usos", "利用回数"),
      min: 1,
      admin: {
        description: inFour(
          "En commandes ; vide : sans limite. Une commande abandonnée rend la sienne.",
          "In orders; empty: no limit. An abandoned order gives its use back.",
          "En pedidos; vacío: sin límite. Un pedido caducado devuelve el suyo.",
          "注文数。空欄は無制限。期限切れの注文は数えません。",
        ),
      },
    },
    {
      name: "skus",
      type: "text",
      label: inFour("Articles", "Articles", "Artículos", "対象商品"),
      hasMany: true,
      admin: {
        description: inFour(
          "Références ; vide : tous les articles. Jamais les cartes cadeaux.",
          "Skus; empty: every article. Never gift cards.",
          "Referencias; vacío: todos los artículos. Nunca las tarjetas regalo.",
          "SKU。空欄は全商品。ギフトカードは常に対象外です。",
        ),
      },
    },
    {
      name: "enabled",
      type: "checkbox",
      label: inFour("Actif", "Active", "Activo", "有効"),
      defaultValue: true,
      required: true,
    },
  ],
};
