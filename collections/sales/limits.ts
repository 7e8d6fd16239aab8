import type { CollectionConfig } from "payload";

/**
 * How often something was done in the current stretch of time: forms sent from an address, mails to an e-mail.
 * Keys are hashes, so that a row says nothing about anybody. Shared by every node, gone when its time is over.
 */
export const Limits: CollectionConfig = {
  slug: "limits",
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: "key", type: "text", required: true, unique: true },
    { name: "used", type: "number", required: true },
    { name: "resetsAt", type: "date", required: true, index: true },
  ],
};
