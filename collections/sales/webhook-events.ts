import type { CollectionConfig } from "payload";

/** Every verified event of the payment provider, once, and what became of it. */
export const WebhookEvents: CollectionConfig = {
  slug: "webhook-events",
  labels: {
    singular: { fr: "Événement de paiement", en: "Payment event" },
    plural: { fr: "Événements de paiement", en: "Payment events" },
  },
  admin: {
    group: { fr: "Ventes", en: "Sales" },
    useAsTitle: "eventId",
    defaultColumns: ["eventId", "type", "outcome", "createdAt"],
  },
  fields: [
    { name: "eventId", type: "text", required: true, unique: true },
    { name: "type", type: "text", required: true, index: true },
    { name: "objectId", type: "text" },
    { name: "outcome", type: "text", index: true },
    { name: "processedAt", type: "date" },
  ],
};
