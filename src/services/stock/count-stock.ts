import type { StockList, StockReason } from "@/src/domain/stock/stock";
import type { FieldChange } from "@/src/domain/staff/audit-changes";
import { fail, ok, type Result } from "@/src/domain/result";
import type { StockItem } from "@/src/store/stock/item-rows";
import type { Shop } from "@/src/services/shop";
import { notifyOfStock } from "./notify-of-stock";

/** Stock settings of an article or part, from staff. */
export interface CountWish {
  readonly list: StockList;
  readonly document: number;
  readonly isCounted: boolean;
  /** Staff is notified when no more than this many are available; null for no mail. */
  readonly lowAt: number | null;
  /** Newly counted pieces; null to keep the known count. */
  readonly pieces: number | null;
  /** e-mail of the staff member */
  readonly by: string;
}

const auditOf = (before: StockItem | null, after: StockItem): readonly FieldChange[] =>
  (["isCounted", "lowAt"] as const)
    .map((field) => ({ field, before: String(before?.[field] ?? ""), after: String(after[field] ?? "") }))
    .filter((change) => change.before !== change.after);

/** `too-few`: more pieces than that are reserved for open payments. */
export type CountError = "not-found" | "too-few";

/** Begins or ends the counting of an article or part, or sets when staff is notified that few are left. */
export async function countStock(shop: Shop, wish: CountWish): Promise<Result<null, CountError>> {
  const { list, document, pieces, by } = wish;
  const name = await shop.store.stock.nameOfCounted(list, document);
  if (name === null) return fail("not-found");
  const counted = await shop.store.transaction(async (tx): Promise<Result<null, CountError>> => {
    const now = shop.clock();
    const before = await tx.stock.lockStockItem(list, document);
    if (pieces !== null && before !== null && pieces < before.reserved) return fail("too-few");
    const after = await tx.stock.setCounting({ ...wish, name }, now);
    const missing = pieces === null ? 0 : pieces - after.onHand;
    const hand = { item: after.id, reason: "correction", note: null, key: shop.random(128), by } as const;
    if (missing !== 0) await tx.stock.moveByHand({ ...hand, pieces: missing }, now);
    const found = { field: "onHand", before: String(after.onHand), after: String(pieces) };
    const changes = [...auditOf(before, after), ...(missing === 0 ? [] : [found])];
    await tx.staff.auditAct({ at: now, by, entity: "stock-items", document: after.id, changes });
    // Awaited articles may be available now.
    if (wish.isCounted) await tx.stock.queueNotices([after.id], now);
    return ok(null);
  });
  if (counted.ok) shop.flushOutbox();
  return counted;
}

/** Why staff changes a count by hand. */
export type HandReason = Extract<StockReason, "delivery" | "correction">;

/** Pieces received or recounted by staff. */
export interface MoveWish {
  readonly list: StockList;
  readonly document: number;
  /** change of the count; may be negative */
  readonly pieces: number;
  readonly reason: HandReason;
  readonly note: string | null;
  readonly key: string;
  readonly by: string;
}

/** `not-counted`: the item is not counted. `too-few`: fewer would be left than are reserved. */
export type MoveError = "not-counted" | "too-few";

/** Adds pieces to a count, or subtracts them. @returns the available pieces afterwards */
export async function moveStock(shop: Shop, wish: MoveWish): Promise<Result<number, MoveError>> {
  const { list, document, pieces, reason, note, key, by } = wish;
  const moved = await shop.store.transaction(async (tx): Promise<Result<number, MoveError>> => {
    const now = shop.clock();
    const item = await tx.stock.lockStockItem(list, document);
    if (!item?.isCounted) return fail("not-counted");
    if (item.available + pieces < 0) return fail("too-few");
    const change = await tx.stock.moveByHand({ item: item.id, pieces, reason, by, note, key }, now);
    // A repeated request.
    if (change === null) return ok(item.available);
    const changes = [{ field: reason, before: String(item.onHand), after: String(item.onHand + pieces) }];
    await tx.staff.auditAct({ at: now, by, entity: "stock-items", document: item.id, changes });
    await notifyOfStock(tx, [change], now);
    return ok(change.available);
  });
  if (moved.ok) shop.flushOutbox();
  return moved;
}
