import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";
import { numberedTitle } from "@/collections/numbered-title";
import { amountField } from "@/collections/amount-field";

/** Price history of each product. Written by a hook, never changed. */
export const PriceHistory: CollectionConfig = {
  slug: "price-history",
  labels: {
    singular: { fr: "Prix passé", en: "Past price", es: "Precio anterior", ja: "過去の価格" },
    plural: { fr: "Historique des prix", en: "Price history", es: "Historial de precios", ja: "価格の履歴" },
  },
  lockDocuments: false,
  disableDuplicate: true,
  defaultSort: "-since",
  admin: { group: groups.watches, defaultColumns: ["product", "price", "discount", "paid", "since"] },
  fields: [
    numberedTitle,
    {
      name: "product",
      type: "relationship",
      relationTo: "products",
      required: true,
      index: true,
      label: { fr: "Article", en: "Product", es: "Artículo", ja: "商品" },
    },
    amountField("price", { fr: "Prix", en: "Price", es: "Precio", ja: "価格" }),
    {
      name: "discount",
      type: "number",
      required: true,
      label: { fr: "Réduction (%)", en: "Reduction (%)", es: "Descuento (%)", ja: "割引（%）" },
    },
    amountField("paid", { fr: "Prix payé", en: "Price paid", es: "Precio pagado", ja: "支払価格" }),
    {
      name: "since",
      type: "date",
      required: true,
      index: true,
      label: { fr: "Depuis", en: "Since", es: "Desde", ja: "適用開始" },
      admin: { ...dayAndTime },
    },
  ],
};
