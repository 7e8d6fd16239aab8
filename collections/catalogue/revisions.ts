import type { CollectionConfig } from "payload";

/** One revision mark per cached object; it changes with every change of the object (src/store/revisions). */
export const Revisions: CollectionConfig = {
  slug: "revisions",
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: "key", type: "text", required: true, unique: true },
    { name: "mark", type: "text", required: true },
  ],
};
