import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/menu-groups";

/** Every verified event of the payment provider, once, with its result. */
export const WebhookEvents: CollectionConfig = {
  slug: "webhook-events",
  labels: adminMessagesByKey("sales.webhookEvents.labels"),
  admin: {
    group: groups.sales,
    useAsTitle: "eventId",
    defaultColumns: ["eventId", "type", "outcome", "createdAt"],
  },
  fields: [
    {
      name: "eventId",
      type: "text",
      label: adminMessages("sales.webhookEvents.eventId.label"),
      required: true,
      unique: true,
    },
    {
      name: "type",
      type: "text",
      label: adminMessages("sales.webhookEvents.type.label"),
      required: true,
      index: true,
    },
    { name: "objectId", type: "text", label: adminMessages("sales.webhookEvents.objectId.label") },
    {
      name: "outcome",
      type: "text",
      label: adminMessages("sales.webhookEvents.outcome.label"),
      index: true,
    },
    {
      name: "processedAt",
      type: "date",
      label: adminMessages("sales.webhookEvents.processedAt.label"),
      admin: { ...dayAndTime },
    },
  ],
};
