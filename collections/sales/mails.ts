import { messageOptions } from "@/collections/message-options";
import { adminMessages, adminMessagesByKey } from "@/src/i18n/admin-messages";
import { dayAndTime } from "@/collections/date-picker";
import type { CollectionConfig } from "payload";
import { groups } from "@/collections/menu-groups";
import { findOccasion } from "./exact-name";

/**
 * Outbox of mails: a row is written in the transaction that causes the mail and marked as sent once the mail server
 * has accepted it. The unique key keeps one event from being mailed twice.
 */
export const Mails: CollectionConfig = {
  slug: "mails",
  labels: adminMessagesByKey("sales.mails.labels"),
  admin: {
    group: groups.sales,
    useAsTitle: "key",
    defaultColumns: ["kind", "order", "recipient", "state", "sentAt"],
  },
  hooks: { beforeOperation: [findOccasion] },
  fields: [
    {
      name: "key",
      type: "text",
      label: adminMessages("sales.mails.key.label"),
      required: true,
      unique: true,
      admin: { components: { Field: "/src/admin/fields/shown-by-sheet#ShownBySheet" } },
    },
    {
      name: "kind",
      type: "text",
      label: adminMessages("sales.mails.kind.label"),
      required: true,
      admin: {
        components: {
          Cell: "/src/admin/mail/mail-kind-cell#MailKindCell",
          Field: "/src/admin/mail/mail-kind-field#MailKindField",
        },
      },
    },
    {
      name: "order",
      type: "relationship",
      relationTo: "orders",
      label: adminMessages("sales.mails.order.label"),
      index: true,
    },
    {
      name: "recipient",
      type: "text",
      label: adminMessages("sales.mails.recipient.label"),
      admin: {
        description: adminMessages("sales.mails.recipient.description"),
      },
    },
    {
      // Data of a mail without an order; deleted as soon as it is sent. It can hold secrets: a token that erases an
      // account, the seed of a sign-in code.
      name: "data",
      type: "json",
      label: adminMessages("sales.mails.data.label"),
      access: { read: () => false },
      admin: { hidden: true },
    },
    {
      // One of a bulk mailing: it is sent after mails that answer an action of a user.
      name: "isBulk",
      type: "checkbox",
      defaultValue: false,
      required: true,
      label: adminMessages("sales.mails.isBulk.label"),
    },
    {
      name: "state",
      type: "select",
      label: adminMessages("sales.mails.state.label"),
      required: true,
      defaultValue: "waiting",
      options: messageOptions("sales.mails.state.options"),
    },
    {
      name: "attempts",
      type: "number",
      label: adminMessages("sales.mails.attempts.label"),
      required: true,
      defaultValue: 0,
    },
    {
      name: "nextAttemptAt",
      type: "date",
      label: adminMessages("sales.mails.nextAttemptAt.label"),
      required: true,
      admin: { ...dayAndTime },
    },
    {
      name: "sentAt",
      type: "date",
      label: adminMessages("sales.mails.sentAt.label"),
      admin: { ...dayAndTime },
    },
    {
      name: "lastError",
      type: "text",
      label: adminMessages("sales.mails.lastError.label"),
    },
  ],
};
