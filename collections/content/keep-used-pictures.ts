import type { CollectionBeforeDeleteHook } from "payload";
import { forReader } from "@/src/access/for-reader";
import { refusal } from "@/src/access/refusal";
import { labelUses } from "@/src/shop/label-uses";
import { storeOf } from "@/src/shop/store-of";

/** As many as one message names. */
const named = 4;

/** Refuses to delete a picture that is used, drafts included: its place would silently become empty. */
export const keepUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await (await storeOf(req)).media.findPictureUses(Number(id));
  if (uses.length === 0) return;
  const names = await labelUses(uses.slice(0, named), req);
  const list = names.map(({ kind, title }) => [kind, title].filter((word) => word !== "").join(" : "));
  const places = `${list.join(" · ")}${uses.length > named ? " …" : ""}`;
  throw refusal(
    forReader(req, {
      fr: `Cette photographie se voit encore (${uses.length}) : ${places}. Retirez-la d’abord de là ; rien n’a été supprimé.`,
      en: `This picture is still shown (${uses.length}): ${places}. Take it away from there first; nothing was deleted.`,
      es: `Esta fotografía aún se ve (${uses.length}): ${places}. Quítela primero de ahí; no se ha borrado nada.`,
      ja: `この写真は使用中です（${uses.length}件）：${places}。先にそちらから外してください。何も削除されていません。`,
    }),
    409,
  );
};
