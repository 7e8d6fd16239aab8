import type { CollectionConfig } from "payload";

/**
 * Rate limits: how often an action was done in the current period, as forms sent from an address, or mails to an
 * e-mail. Keys are hashes and identify no person. Shared by every node, deleted after the period.
 */
export const Limits: CollectionConfig = {
  slug: "limits",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "key", type: "text", required: true, unique: true },
    { name: "used", type: "number", required: true },
    { name: "resetsAt", type: "date", required: true, index: true },
  ],
};
