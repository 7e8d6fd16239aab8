import type { CollectionConfig } from "payload";
import { groups, inFour } from "@/collections/admin-text";

/** Every verified event of the payment provider, once, and what became of it. */
export const WebhookEvents: CollectionConfig = {
  slug: "webhook-events",
  labels: {
    singular: inFour("Événement de paiement", "Payment event", "Suceso de pago", "決済イベント"),
    plural: inFour("Événements de paiement", "Payment events", "Sucesos de pago", "決済イベント"),
  },
  admin: {
    group: groups.sales,
    useAsTitle: "eventId",
    defaultColumns: ["eventId", "type", "outcome", "createdAt"],
  },
  fields: [
    {
      name: "eventId",
      type: "text",
      label: inFour("Événement", "Event", "Suceso", "イベント"),
      required: true,
      unique: true,
    },
    {
      name: "type",
      type: "text",
      label: inFour("Genre", "Kind", "Tipo", "種別"),
      required: true,
      index: true,
    },
    { name: "objectId", type: "text", label: inFour("À propos de", "About", "Sobre", "対象") },
    {
      name: "outcome",
      type: "text",
      label: inFour("Suite donnée", "Outcome", "Resultado", "結果"),
      index: true,
    },
    { name: "processedAt", type: "date", label: inFour("Traité le", "Worked on", "Tratado el", "処理日時") },
  ],
};
