import type { CollectionConfig } from "payload";

/**
 * Outcomes of forms that browsers have sent without our script, for the page that shows them. The state is encrypted
 * with a key of the shop: it contains typed data. Shared by every node, deleted after half an hour.
 */
export const FormOutcomes: CollectionConfig = {
  slug: "form-outcomes",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "tokenHash", type: "text", required: true, unique: true },
    // Equal for a form that was sent twice; empty once processing has failed.
    { name: "press", type: "text", unique: true },
    // Null while it is processed.
    { name: "state", type: "textarea" },
    { name: "pressedUntil", type: "date", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};
