import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { withDrafts } from "@/collections/drafts";
import { wholeNumber } from "@/collections/must-be";
import { endsAfterStart } from "@/collections/ends-after-start";
import { knownArticles } from "./promo-code-rules";

/** A reduction for whoever knows its name. How often it was used is counted from the orders, never kept twice. */
export const PromoCodes: CollectionConfig = {
  slug: "promo-codes",
  labels: {
    singular: { fr: "Code promo", en: "Promo code", es: "Código promocional", ja: "プロモコード" },
    plural: { fr: "Codes promo", en: "Promo codes", es: "Códigos promocionales", ja: "プロモコード" },
  },
  admin: {
    group: groups.sales,
    useAsTitle: "code",
    defaultColumns: ["code", "percent", "startsAt", "endsAt", "enabled"],
  },
  ...withDrafts,
  fields: [
    {
      name: "code",
      type: "text",
      label: { fr: "Code", en: "Code", es: "Código", ja: "コード" },
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
      label: { fr: "Réduction (%)", en: "Reduction (%)", es: "Descuento (%)", ja: "割引（%）" },
      required: true,
      min: 1,
      max: 100,
      validate: wholeNumber(1, 100),
    },
    {
      name: "startsAt",
      type: "date",
      label: { fr: "Valable dès", en: "Valid from", es: "Válido desde", ja: "開始日時" },
      admin: { date: dayAndTime },
    },
    {
      name: "endsAt",
      type: "date",
      label: { fr: "Valable jusqu’au", en: "Valid until", es: "Válido hasta", ja: "終了日時" },
      validate: endsAfterStart,
      admin: { date: dayAndTime },
    },
    {
      name: "limit",
      type: "number",
      label: { fr: "Nombre d’utilisations", en: "Number of uses", es: "Número de usos", ja: "利用回数" },
      min: 1,
      admin: {
        description: {
          fr: "En commandes ; vide : sans limite. Une commande abandonnée rend la sienne.",
          en: "In orders; empty: no limit. An abandoned order gives its use back.",
          es: "En pedidos; vacío: sin límite. Un pedido caducado devuelve el suyo.",
          ja: "注文数。空欄は無制限。期限切れの注文は数えません。",
        },
      },
    },
    {
      name: "skus",
      type: "text",
      label: { fr: "Articles", en: "Articles", es: "Artículos", ja: "対象商品" },
      hasMany: true,
      validate: knownArticles,
      admin: {
        description: {
          fr: "Références ; vide : tous les articles. Jamais les cartes cadeaux.",
          en: "Skus; empty: every article. Never gift cards.",
          es: "Referencias; vacío: todos los artículos. Nunca las tarjetas regalo.",
          ja: "SKU。空欄は全商品。ギフトカードは常に対象外です。",
        },
      },
    },
    {
      name: "enabled",
      type: "checkbox",
      label: { fr: "Actif", en: "Active", es: "Activo", ja: "有効" },
      defaultValue: true,
      required: true,
    },
  ],
};
