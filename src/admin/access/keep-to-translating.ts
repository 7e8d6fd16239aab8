import { adminMessages } from "@/src/i18n/admin-messages";
import type { CollectionBeforeChangeHook, Field, GlobalBeforeChangeHook, PayloadRequest } from "payload";
import { changedLists } from "./list-places";
import { forReader } from "./for-reader";
import { ownLanguages } from "./own-languages";
import { refusal } from "./refusal";
import { roleOf } from "./roles";

/** Refuses a translator's save in a language that is not assigned to them. */
function keepLanguages(req: PayloadRequest): void {
  const own = ownLanguages(req);
  if (own.some((language) => language === req.locale)) return;
  const mine = own.join(", ") || "–";
  const sentence = adminMessages("common.keepToTranslating.keepLanguages.sentence", {
    mine,
    locale: req.locale ?? "",
  });
  throw refusal(forReader(req, sentence), 403);
}

function keepRows(
  req: PayloadRequest,
  fields: readonly Field[],
  data: Record<string, unknown>,
  original: Record<string, unknown> | undefined,
): void {
  const changed = [...new Set(changedLists(fields, data, original ?? {}))];
  if (changed.length === 0) return;
  const lists = changed.join(", ");
  const sentence = adminMessages("common.keepToTranslating.keepRows.sentence", { lists });
  throw refusal(forReader(req, sentence), 403);
}

/**
 * Refuses a translator's save in a language that is not theirs, or one that adds, removes or moves entries of a list,
 * instead of silently reverting it.
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
  keepRows(req, collection.fields, data, originalDoc);
  return data;
};

/** The same for globals. */
export const keepGlobalToTranslating: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) => {
  if (roleOf(req.user) !== "translator") return data;
  keepLanguages(req);
  keepRows(req, global.fields, data, originalDoc);
  return data;
};
