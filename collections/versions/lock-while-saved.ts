import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
} from "payload";
import { isRowId } from "@/src/access/value-kinds";
import { lockDocument } from "@/src/store/versions/lock-document";

/**
 * Two saves of a document at the same moment follow each other. The CMS takes the mark of the newest version off those it
 * sees, and neither of two transactions sees the version of the other: both would stay the newest.
 * Runs before the document is read, so that the second save begins with what the first has written.
 */
export const lockWhileSaved: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation === "update" && "id" in args && isRowId(args.id))
    await lockDocument(req, collection.slug, Number(args.id));
  return args;
};

/** The same for each document of a save of several. */
export const lockEachWhileSaved: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === "update" && originalDoc) await lockDocument(req, collection.slug, originalDoc.id);
  return data;
};

/** The same for a global. */
export const lockGlobalWhileSaved: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === "update") await lockDocument(req, global.slug);
  return args;
};
