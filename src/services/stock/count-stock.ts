import { stockReasons, type StockList } from "@/src/domain/stock/stock";
import { fail, ok, type Result } from "@/src/domain/result";
import type { StockItem } from "@/src/store/stock/item-rows";
import type { Shop } from "@/src/services/shop";
import { tellOfStock } from "./tell-of-stock";

/** What staff says about how something is counted. */
export interface CountWish {
  readonly list: StockList;
  readonly document: number;
  readonly isCounted: boolean;
  /** Staff is told when no more than this many are available; null to be told nothing. */
  readonly lowAt: number | null;
  /** e-mail of who decided */
  readonly by: string;
}

const auditOf = (before: StockItem | null, after: StockItem) =>
  (["isCounted", "lowAt"] as const)
    .map((field) => ({ field, before: String(before?.[field] ?? ""), after: String(after[field] ?? "") }))
    .filter((change) => change.before !== change.after);

/** Begins or ends the counting of an article or part, or says when staff is told that few are left. */
export async function countStock(shop: Shop, wish: CountWish): Promise<Result<StockItem, "not-found">> {
  const { list, document, by } = wish;
  const name = await shop.store.stock.nameOfCounted(list, document);
  if (name === null) return fail("not-found");
  const item = await shop.store.transaction(async (tx) => {
    const now = shop.clock();
    const before = await tx.stock.lockStockItem(list, document);
    const after = await tx.stock.setCounting({ ...wish, name }, now);
    const changes = auditOf(before, after);
    await tx.staff.auditAct({ at: now, by, entity: "stock-items", document: after.id, changes });
    // Counted again, or no longer: what was waited for may be there.
    if (after.available > 0) await tx.stock.queueNotices([after.id], now);
    return after;
  });
  shop.flushOutbox();
  return ok(item);
}

/** Why staff changes a count by hand. */
export type HandReason = Extract<(typeof stockReasons)[number], "delivery" | "correction">;

/** Pieces staff has received, or counted anew. */
export interface MoveWish {
  readonly list: StockList;
  readonly document: number;
  /** how many more there are; fewer where it is negative */
  readonly pieces: number;
  readonly reason: HandReason;
  readonly note: string | null;
  readonly key: string;
  readonly by: string;
}

/** `not-counted`: nothing is counted there. `too-few`: fewer would be left than are reserved. */
export type MoveError = "not-counted" | "too-few";

/** Adds pieces to a count, or takes them off. @returns how many are then available */
export async function moveStock(shop: Shop, wish: MoveWish): Promise<Result<number, MoveError>> {
  const { list, document, pieces, reason, note, key, by } = wish;
  const moved = await shop.store.transaction(async (tx): Promise<Result<number, MoveError>> => {
    const now = shop.clock();
    const item = await tx.stock.lockStockItem(list, document);
    if (!item?.isCounted) return fail("not-counted");
    if (item.available + pieces < 0) return fail("too-few");
    const change = await tx.stock.moveByHand({ item: item.id, pieces, reason, by, note, key }, now);
    // The same decision, sent twice.
    if (change === null) return ok(item.available);
    const changes = [{ field: reason, before: String(item.onHand), after: String(item.onHand + pieces) }];
    await tx.staff.auditAct({ at: now, by, entity: "stock-items", document: item.id, changes });
    await tellOfStock(tx, [change], now);
    return ok(change.available);
  });
  if (moved.ok) shop.flushOutbox();
  return moved;
}
