import type { CollectionConfig } from "payload";

/**
 * What came of forms that browsers have sent without our script, for the page that shows it. The state is sealed with
 * a key of the shop's own: it holds what people typed. Shared by every node, gone after half an hour.
 */
export const FormOutcomes: CollectionConfig = {
  slug: "form-outcomes",
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: "tokenHash", type: "text", required: true, unique: true },
    // Equal for a form that was pressed twice; empty once the press has failed.
    { name: "press", type: "text", unique: true },
    // Null while it is being done.
    { name: "state", type: "textarea" },
    { name: "pressedUntil", type: "date", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};
