import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { webhookEvents, type WebhookEvent } from "@/src/domain/webhooks/webhook-event";
import { dayAndTime } from "@/collections/date-picker";
import { groups } from "@/collections/menu-groups";
import { deleteReferring } from "@/collections/refuse-deleting-referenced";
import { checkWebhookAddress } from "./check-webhook-address";

/** Keys of messages have no dots. */
type Dashed<Name extends string> = Name extends `${infer Head}.${infer Tail}` ? `${Head}-${Tail}` : never;

const eventNames: Readonly<Record<Dashed<WebhookEvent>, ReaderText>> = adminMessagesByKey(
  "staff.webhookEndpoints.eventNames",
);

/**
 * Addresses of other systems that are told of events, each with a secret of its own that signs what it gets.
 * Source: decision 0168.
 */
export const WebhookEndpoints: CollectionConfig = {
  slug: "webhook-endpoints",
  labels: adminMessagesByKey("staff.webhookEndpoints.labels"),
  disableDuplicate: true,
  admin: {
    group: groups.settings,
    useAsTitle: "address",
    defaultColumns: ["address", "events", "isActive", "health"],
    description: adminMessages("staff.webhookEndpoints.description"),
  },
  hooks: {
    beforeChange: [checkWebhookAddress],
    beforeDelete: [deleteReferring(["webhook-deliveries", "endpoint"])],
  },
  fields: [
    {
      name: "health",
      type: "ui",
      label: adminMessages("staff.webhookEndpoints.health.label"),
      admin: {
        components: {
          Cell: "/src/admin/webhooks/endpoint-cell#EndpointCell",
          Field: "/src/admin/webhooks/endpoint-sheet#EndpointSheet",
        },
      },
    },
    {
      name: "address",
      type: "text",
      required: true,
      maxLength: 500,
      label: adminMessages("staff.webhookEndpoints.address.label"),
      admin: { description: adminMessages("staff.webhookEndpoints.address.description") },
    },
    {
      name: "events",
      type: "select",
      hasMany: true,
      required: true,
      label: adminMessages("staff.webhookEndpoints.events.label"),
      options: webhookEvents.map((value) => ({
        value,
        label: eventNames[value.replace(".", "-") as Dashed<WebhookEvent>],
      })),
    },
    {
      name: "isActive",
      type: "checkbox",
      required: true,
      defaultValue: true,
      label: adminMessages("staff.webhookEndpoints.isActive.label"),
    },
    {
      // When the shop has switched it off; shown by the sheet.
      name: "switchedOffAt",
      type: "date",
      access: { create: () => false, update: () => false },
      label: adminMessages("staff.webhookEndpoints.switchedOffAt.label"),
      admin: { ...dayAndTime, hidden: true },
    },
    {
      // Secrets, sealed with the shop's own key.
      name: "sealed",
      type: "text",
      access: { create: () => false, read: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
};
