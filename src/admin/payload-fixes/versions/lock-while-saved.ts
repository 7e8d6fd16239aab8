import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
} from "payload";
import { isRowId } from "@/src/admin/access/value-kinds";
import { lockDocument } from "@/src/store/versions/lock-document";

/**
 * Serialises concurrent saves of a document. The CMS unmarks the newest version it sees, and two transactions do not
 * see each other's: both would stay marked. Runs before the document is read, so that the second save begins with the
 * result of the first.
 * Upstream: https://github.com/payloadcms/payload/pull/9032
 */
export const lockWhileSaved: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation === "update" && "id" in args && isRowId(args.id))
    await lockDocument(req, collection.slug, Number(args.id));
  return args;
};

/** The same for each document of a bulk save. */
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
