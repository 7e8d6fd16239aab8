import type { CollectionConfig } from "payload";

/**
 * What the shop was delivered with, by document: at an update, fields that staff has not touched follow the new version, and the
 * others are shown with what it delivers (src/seed/delivered.ts).
 */
export const DeliveredContent: CollectionConfig = {
  slug: "delivered-content",
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ["entity", "key"], unique: true }],
  fields: [
    // Slug of a collection or global.
    { name: "entity", type: "text", required: true },
    // Its name in content/, the same in every version.
    { name: "key", type: "text", required: true },
    // Its number; empty for a global.
    { name: "document", type: "number" },
    { name: "delivered", type: "json", required: true },
    { name: "stored", type: "json", required: true },
    // Delivered fields that were not taken; empty where there are none.
    { name: "kept", type: "json" },
  ],
};
