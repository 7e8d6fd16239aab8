import type { CollectionBeforeChangeHook, Field, GlobalBeforeChangeHook, PayloadRequest } from "payload";
import { changedLists } from "./list-places";
import { refusal } from "./refusal";
import { roleOf } from "./who";

/** Languages of whoever asks, as their account has them. */
export const ownLanguages = (req: PayloadRequest): readonly string[] =>
  req.user?.collection === "users" ? (req.user.languages ?? []) : [];

/** Refuses a translator's save in a language that is somebody else's. */
function keepLanguages(req: PayloadRequest): void {
  const own = ownLanguages(req);
  if (own.some((language) => language === req.locale)) return;
  throw refusal(
    `This account translates into ${own.join(", ") || "no language yet"}; “${req.locale}” is somebody else's. Nothing was saved. An administrator sets the languages in the account.`,
    403,
  );
}

function keepRows(
  fields: readonly Field[],
  data: Record<string, unknown>,
  original: Record<string, unknown> | undefined,
): void {
  const changed = [...new Set(changedLists(fields, data, original ?? {}))];
  if (changed.length === 0) return;
  throw refusal(
    `Translators change texts only: adding, removing or moving entries (${changed.join(", ")}) is for marketers. Nothing was saved.`,
    403,
  );
}

/**
 * Refuses a translator's save in a language that is not theirs, or one that adds, removes or moves entries of a
 * list, instead of quietly undoing it.
 */
export const keepToTranslating: CollectionBeforeChangeHook = ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== "update" || roleOf(req.user) !== "translator") return data;
  keepLanguages(req);
  keepRows(collection.fields, data, originalDoc);
  return data;
};

/** The same for globals. */
export const keepGlobalToTranslating: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) => {
  if (roleOf(req.user) !== "translator") return data;
  keepLanguages(req);
  keepRows(global.fields, data, originalDoc);
  return data;
};
