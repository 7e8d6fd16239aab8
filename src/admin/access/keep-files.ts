import { adminMessages } from "@/src/i18n/admin-messages";
import type { CollectionBeforeOperationHook } from "payload";
import { forReader } from "./for-reader";
import { refusal } from "./refusal";
import { roleOf } from "./roles";

const asksForAnotherFile = (query: object | undefined, data: unknown) =>
  "uploadEdits" in (query ?? {}) || (typeof data === "object" && data !== null && "uploadEdits" in data);

/** A translator writes the description of a picture; the file, its crop and its focal point stay. */
export const keepFiles: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess || operation !== "update" || roleOf(req.user) !== "translator") return args;
  if (req.file || asksForAnotherFile(req.query, "data" in args ? args.data : undefined)) {
    const sentence = adminMessages("common.keepFiles.sentence");
    throw refusal(forReader(req, sentence), 403);
  }
  return args;
};

/** Properties of a file: they are read from the file and not written by hand. */
const ofTheFile = new Set(["filename", "mimeType", "filesize", "width", "height", "url", "thumbnailURL"]);

/** Without a file, its properties are left out of the save, for every role. */
export const keepMeasures: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess || operation !== "update" || req.file || !("data" in args)) return args;
  const given = Object.entries(args.data ?? {}).filter(([name]) => !ofTheFile.has(name));
  return { ...args, data: Object.fromEntries(given) };
};
