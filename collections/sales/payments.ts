import type { CollectionConfig } from "payload";

/** Money that moved, or was asked back, as the provider tells it. Amounts are in hundredths of the currency. */
export const Payments: CollectionConfig = {
  slug: "payments",
  labels: { singular: { fr: "Paiement", en: "Payment" }, plural: { fr: "Paiements", en: "Payments" } },
  admin: {
    group: { fr: "Ventes", en: "Sales" },
    useAsTitle: "providerId",
    defaultColumns: ["providerId", "kind", "amount", "currency", "status", "createdAt"],
  },
  fields: [
    { name: "order", type: "relationship", relationTo: "orders", required: true, index: true },
    { name: "providerId", type: "text", required: true, unique: true },
    { name: "kind", type: "select", required: true, options: ["payment", "refund", "dispute"] },
    { name: "amount", type: "number", required: true },
    { name: "currency", type: "text", required: true },
    { name: "status", type: "text", required: true },
  ],
};
