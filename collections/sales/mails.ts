import type { CollectionConfig } from "payload";

/**
 * Mails that must leave: a row is written in the transaction that gives rise to it and crossed off when the
 * mail server has taken the mail. The unique key keeps one occasion from being told twice.
 */
export const Mails: CollectionConfig = {
  slug: "mails",
  labels: { singular: { fr: "Courriel", en: "Mail" }, plural: { fr: "Courriels", en: "Mails" } },
  admin: {
    group: { fr: "Ventes", en: "Sales" },
    useAsTitle: "key",
    defaultColumns: ["key", "state", "attempts", "sentAt"],
  },
  fields: [
    { name: "key", type: "text", required: true, unique: true },
    { name: "kind", type: "text", required: true },
    { name: "order", type: "relationship", relationTo: "orders", index: true },
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      defaultValue: "waiting",
      options: ["waiting", "sent", "given-up"],
    },
    { name: "attempts", type: "number", required: true, defaultValue: 0 },
    { name: "nextAttemptAt", type: "date", required: true, index: true },
    { name: "sentAt", type: "date" },
    { name: "lastError", type: "text" },
  ],
};
