import type { CollectionConfig } from "payload";

/**
 * Which French text a translation was made from: written with every save (src/server/runtime/translating). A translation
 * without a row is considered as old as the French text.
 */
export const TranslationNotes: CollectionConfig = {
  slug: "translation-notes",
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ["entity", "document", "path", "locale"], unique: true }],
  fields: [
    // Slug of a collection or global.
    { name: "entity", type: "text", required: true },
    // Its number, or the key of an interface text.
    { name: "document", type: "text", required: true },
    { name: "path", type: "text", required: true },
    { name: "locale", type: "text", required: true },
    { name: "source", type: "textarea" },
    { name: "state", type: "select", required: true, options: ["translated", "reviewed"] },
  ],
};
