import { findWaitingDrafts, lockCatalogue } from "./catalogue-rows";
import { endImport, insertImport, listImports, lockImport } from "./import-rows";

/** Imports of the catalogue, and what they are compared with. */
export const catalogueImports = {
  lockCatalogue,
  findWaitingDrafts,
  insertImport,
  listImports,
  lockImport,
  endImport,
};
