import { adminMessages } from "@/src/i18n/admin-messages";
import type { CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { labelUses } from "@/src/server/runtime/label-uses";
import { storeOf } from "@/src/server/runtime/store-of";

/** As many as one message names. */
const named = 4;

type Uses = Parameters<typeof labelUses>[0];

async function refuseIfUsed(
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
export const refuseDeletingUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await (await storeOf(req)).media.findPictureUses(Number(id));
  await refuseIfUsed(req, uses, (count, places) =>
    adminMessages("content.keepUsedPictures", { count, places }),
  );
};

/** Refuses to delete a watch that a block of a page or newsletter shows: blocks have no foreign keys. */
export const refuseDeletingShownWatches: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await (await storeOf(req)).media.findWatchUses(Number(id));
  await refuseIfUsed(req, uses, (count, places) =>
    adminMessages("content.keepShownWatches", { count, places }),
  );
};
