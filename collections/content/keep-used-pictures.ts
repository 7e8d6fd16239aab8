import type { CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import { forReader } from "@/src/access/for-reader";
import { refusal } from "@/src/access/refusal";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { labelUses } from "@/src/shop/label-uses";
import { storeOf } from "@/src/shop/store-of";

/** As many as one message names. */
const named = 4;

type Uses = Parameters<typeof labelUses>[0];

async function refuseShown(
  req: PayloadRequest,
  uses: Uses,
  words: (count: number, places: string) => ReaderText,
): Promise<void> {
  if (uses.length === 0) return;
  const names = await labelUses(uses.slice(0, named), req);
  const list = names.map(({ kind, title }) => [kind, title].filter((word) => word !== "").join(" : "));
  const places = `${list.join(" · ")}${uses.length > named ? " …" : ""}`;
  throw refusal(forReader(req, words(uses.length, places)), 409);
}

/** Refuses to delete a picture that is used, drafts included: its place would silently become empty. */
export const keepUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await (await storeOf(req)).media.findPictureUses(Number(id));
  await refuseShown(req, uses, (count, places) => ({
    fr: `Cette photographie se voit encore (${count}) : ${places}. Retirez-la d’abord de là ; rien n’a été supprimé.`,
    en: `This picture is still shown (${count}): ${places}. Take it away from there first; nothing was deleted.`,
    es: `Esta fotografía aún se ve (${count}): ${places}. Quítela primero de ahí; no se ha borrado nada.`,
    ja: `この写真は使用中です（${count}件）：${places}。先にそちらから外してください。何も削除されていません。`,
  }));
};

/** Refuses to delete a watch that a block of a page or newsletter shows: blocks have no foreign keys. */
export const keepShownWatches: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await (await storeOf(req)).media.findWatchUses(Number(id));
  await refuseShown(req, uses, (count, places) => ({
    fr: `Cette montre se voit encore (${count}) : ${places}. Retirez-la d’abord de là ; rien n’a été supprimé.`,
    en: `This watch is still shown (${count}): ${places}. Take it away from there first; nothing was deleted.`,
    es: `Este reloj aún se ve (${count}): ${places}. Quítelo primero de ahí; no se ha borrado nada.`,
    ja: `この時計は使用中です（${count}件）：${places}。先にそちらから外してください。何も削除されていません。`,
  }));
};
