import type { CollectionConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";

/** What each product has cost since when. Written by a hook, never changed. */
export const PriceHistory: CollectionConfig = {
  slug: "price-history",
  labels: {
    singular: inFour("Prix passé", "Past price", "Precio anterior", "過去の価格"),
    plural: inFour("Historique des prix", "Price history", "Historial de precios", "価格の履歴"),
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
