import { messageOptions } from "@/collections/message-options";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig, Field } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { dayAndTime } from "@/collections/date-picker";
import { groups } from "@/collections/menu-groups";

const moment = (name: string, label: ReaderText): Field => ({
  name,
  type: "date",
  label,
  admin: { ...dayAndTime },
});

/** Empty once it is delivered or given up. */
const nextAttempt: Field = {
  name: "nextAttemptAt",
  type: "date",
  label: adminMessages("staff.webhookDeliveries.nextAttemptAt.label"),
  admin: { ...dayAndTime, condition: ({ state }) => state === "waiting" },
};

/** What sending needs; hidden in the admin. */
const internal = (name: string, isRequired = true): Field => ({
  name,
  type: "text",
  required: isRequired,
  admin: { hidden: true },
});

/**
 * Outbox of webhooks and its log: a row is written in the transaction of what has happened, and delivered until it is accepted.
 * Text and id stay as they were written.
 */
export const WebhookDeliveries: CollectionConfig = {
  slug: "webhook-deliveries",
  labels: adminMessagesByKey("staff.webhookDeliveries.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    group: groups.settings,
    useAsTitle: "eventId",
    defaultColumns: ["createdAt", "type", "address", "state", "attempts", "lastError"],
    listSearchableFields: ["eventId", "type", "address"],
  },
  fields: [
    {
      name: "sheet",
      type: "ui",
      admin: {
        components: { Field: "/src/admin/webhooks/delivery-sheet#DeliverySheet" },
        disableListColumn: true,
      },
    },
    {
      name: "eventId",
      type: "text",
      required: true,
      label: adminMessages("staff.webhookDeliveries.eventId.label"),
    },
    {
      name: "type",
      type: "text",
      required: true,
      label: adminMessages("staff.webhookDeliveries.type.label"),
    },
    {
      // Empty for a request that is not about an endpoint.
      name: "endpoint",
      type: "relationship",
      relationTo: "webhook-endpoints",
      index: true,
      label: adminMessages("staff.webhookDeliveries.endpoint.label"),
    },
    {
      name: "address",
      type: "text",
      required: true,
      label: adminMessages("staff.webhookDeliveries.address.label"),
    },
    {
      name: "state",
      type: "select",
      required: true,
      defaultValue: "waiting",
      label: adminMessages("staff.webhookDeliveries.state.label"),
      options: messageOptions("staff.webhookDeliveries.state.options"),
    },
    {
      name: "attempts",
      type: "number",
      required: true,
      defaultValue: 0,
      label: adminMessages("staff.webhookDeliveries.attempts.label"),
    },
    nextAttempt,
    moment("lastAttemptAt", adminMessages("staff.webhookDeliveries.lastAttemptAt.label")),
    moment("deliveredAt", adminMessages("staff.webhookDeliveries.deliveredAt.label")),
    { name: "lastError", type: "text", label: adminMessages("staff.webhookDeliveries.lastError.label") },
    {
      // Shown by the sheet.
      name: "body",
      type: "textarea",
      required: true,
      label: adminMessages("staff.webhookDeliveries.body.label"),
      admin: { hidden: true },
    },
    // Names the occasion: each is told once.
    { ...internal("key"), unique: true } as Field,
    internal("contentType"),
    // How it is signed: one of src/services/webhooks/signers.ts.
    internal("signature"),
    // Begin of its attempts.
    { name: "queuedAt", type: "date", required: true, admin: { hidden: true } },
    // Its first failure.
    { name: "failedAt", type: "date", admin: { hidden: true } },
  ],
};
