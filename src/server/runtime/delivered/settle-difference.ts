import type { CollectionSlug, GlobalSlug, PayloadRequest } from "payload";
import { onlyDocument } from "@/src/domain/translation/address";
import { fail, ok, type Result } from "@/src/domain/result";
import { auditChanges } from "@/src/domain/staff/audit-changes";
import { inCmsTransaction, type CmsTransaction } from "@/src/server/runtime/cms-transaction";
import type { KeptRow } from "@/src/store/delivered/kept-rows";
import { recordPrice } from "@/src/store/prices/record-price";
import { revalidateSaved } from "@/src/store/revalidation/revalidate";
import { tags } from "@/src/store/revisions/tags";
import {
  isDraftWaiting,
  isGlobalDraftWaiting,
  withoutDates,
  writeGlobalRow,
  writeRow,
} from "@/src/store/versions/write-row";
import { readKeptDocument } from "./kept-document";

export interface Settlement {
  /** number of the difference */
  readonly id: number;
  readonly field: string;
  /** whether the delivered value is taken; else the shop's own is kept for good */
  readonly isTaken: boolean;
}

/** `gone`: it was settled already, or the document was deleted; `draft`: an unfinished draft would be overtaken. */
export type SettleError = "gone" | "draft";

async function take(
  { payload }: PayloadRequest,
  { tx, request }: CmsTransaction,
  { entity, document, kept }: KeptRow,
  { id, field }: Settlement,
  by: string,
): Promise<SettleError | null> {
  const req = await request();
  const found = await readKeptDocument(payload, { entity, document }, req);
  if (!found) return "gone";
  const database = { payload, req };
  const isWaiting =
    document === null
      ? await isGlobalDraftWaiting(database, entity as GlobalSlug)
      : await isDraftWaiting(database, entity as CollectionSlug, document);
  if (isWaiting) return "draft";
  const data = { ...withoutDates(found), [field]: kept[field] };
  const row =
    document === null
      ? await writeGlobalRow(database, entity as GlobalSlug, false, data)
      : await writeRow(database, entity as CollectionSlug, document, data);
  if (entity === "products" && row._status === "published")
    await recordPrice(
      {
        id: Number(row.id),
        price: Number(row.price),
        discount: Number(row.discount),
        ownPrices: row.ownPrices,
      },
      req,
    );
  await tx.delivered.settleKept({ id, field, taken: row[field] ?? null });
  const changes = auditChanges(entity, { [field]: found[field] }, { [field]: row[field] ?? null });
  await tx.staff.auditAct({ at: new Date(), by, entity, document: document ?? onlyDocument, changes });
  await revalidateSaved(tags, await request());
  return null;
}

/** Takes what the newest version delivers for a field, or keeps the shop's own. @param by e-mail of the member of staff */
export const settleDifference = (
  req: PayloadRequest,
  settlement: Settlement,
  by: string,
): Promise<Result<null, SettleError>> =>
  inCmsTransaction(
    req.payload,
    async (transaction): Promise<Result<null, SettleError>> => {
      const { id, field, isTaken } = settlement;
      const kept = await transaction.tx.delivered.lockKept(id);
      if (!kept || !Object.hasOwn(kept.kept, field)) return fail("gone");
      if (!isTaken) {
        await transaction.tx.delivered.settleKept({ id, field });
        return ok(null);
      }
      const error = await take(req, transaction, kept, settlement, by);
      return error === null ? ok(null) : fail(error);
    },
    { isKept: ({ ok: isDone }) => isDone },
  );
