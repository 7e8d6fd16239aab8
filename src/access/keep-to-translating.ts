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
  const sentence = {
    fr: `Ce compte traduit en ${mine} ; « ${req.locale} » revient à quelqu’un d’autre. Rien n’a été enregistré. L’administration choisit les langues dans le compte.`,
    en: `This account translates into ${mine}; “${req.locale}” is somebody else’s. Nothing was saved. An administrator sets the languages in the account.`,
    es: `Esta cuenta traduce a ${mine}; «${req.locale}» es de otra persona. No se ha guardado nada. La administración elige los idiomas en la cuenta.`,
    ja: `このアカウントの担当言語は${mine}です。「${req.locale}」は他の担当者の言語です。保存されていません。担当言語は管理者がアカウントで設定します。`,
  };
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
  const sentence = {
    fr: `La traduction ne change que les textes : ajouter, retirer ou déplacer des entrées (${lists}) revient au marketing. Rien n’a été enregistré.`,
    en: `Translators change texts only: adding, removing or moving entries (${lists}) is for marketers. Nothing was saved.`,
    es: `La traducción solo cambia textos: añadir, quitar o mover entradas (${lists}) corresponde a marketing. No se ha guardado nada.`,
    ja: `翻訳者が変更できるのは文章だけです。項目（${lists}）の追加・削除・並べ替えはマーケターの担当です。保存されていません。`,
  };
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
