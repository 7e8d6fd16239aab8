import type { CollectionConfig } from "payload";

/** One mark per thing that is kept in memory; it changes with every change of the thing (src/store/revision). */
export const Revisions: CollectionConfig = {
  slug: "revisions",
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: "key", type: "text", required: true, unique: true },
    { name: "mark", type: "text", required: true },
  ],
};
