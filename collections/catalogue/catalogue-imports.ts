import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { CollectionConfig } from "payload";
import { dayAndTime } from "@/collections/date-picker";
import { importKinds, importStates } from "@/src/domain/catalogue-import/catalogue-import";

/**
 * Imports of the catalogue with the former values, so that they can be undone (src/services/catalogue-import). Shown
 * in their view; written by the shop only.
 */
export const CatalogueImports: CollectionConfig = {
  slug: "catalogue-imports",
  labels: adminMessagesByKey("catalogue.catalogueImports.labels"),
  lockDocuments: false,
  disableDuplicate: true,
  timestamps: false,
  admin: { hidden: true },
  fields: [
    { name: "kind", type: "select", required: true, options: [...importKinds] },
    { name: "state", type: "select", required: true, options: [...importStates] },
    { name: "file", type: "text" },
    { name: "by", type: "text", required: true },
    { name: "at", type: "date", required: true, admin: { ...dayAndTime } },
    { name: "created", type: "number", required: true },
    { name: "changed", type: "number", required: true },
    // Documents and files it has written: src/domain/catalogue-import/catalogue-import.ts.
    { name: "record", type: "json", required: true },
    { name: "undoneBy", type: "text" },
    { name: "undoneAt", type: "date", admin: { ...dayAndTime } },
    // What stayed when it was undone, with the reasons.
    { name: "kept", type: "json" },
  ],
};
