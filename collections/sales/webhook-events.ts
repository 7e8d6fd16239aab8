import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/admin-text";

/** Every verified event of the payment provider, once, with its result. */
export const WebhookEvents: CollectionConfig = {
  slug: "webhook-events",
  labels: {
    singular: { fr: "Événement de paiement", en: "Payment event", es: "Evento de pago", ja: "決済イベント" },
    plural: { fr: "Événements de paiement", en: "Payment events", es: "Eventos de pago", ja: "決済イベント" },
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
      label: { fr: "Événement", en: "Event", es: "Evento", ja: "イベント" },
      required: true,
      unique: true,
    },
    {
      name: "type",
      type: "text",
      label: { fr: "Genre", en: "Kind", es: "Tipo", ja: "種別" },
      required: true,
      index: true,
    },
    { name: "objectId", type: "text", label: { fr: "À propos de", en: "About", es: "Sobre", ja: "対象" } },
    {
      name: "outcome",
      type: "text",
      label: { fr: "Suite donnée", en: "Outcome", es: "Resultado", ja: "結果" },
      index: true,
    },
    {
      name: "processedAt",
      type: "date",
      label: { fr: "Traité le", en: "Worked on", es: "Tratado el", ja: "処理日時" },
      admin: { ...dayAndTime },
    },
  ],
};
