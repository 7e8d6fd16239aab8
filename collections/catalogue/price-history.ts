import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";

/** What each product has cost since when. Written by a hook, never changed. */
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
    { name: "product", type: "relationship", relationTo: "products", required: true, index: true },
    { name: "price", type: "number", required: true },
    { name: "discount", type: "number", required: true },
    { name: "paid", type: "number", required: true },
    { name: "since", type: "date", required: true, index: true },
  ],
};
