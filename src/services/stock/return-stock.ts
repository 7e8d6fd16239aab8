import { undoableStep } from "@/src/domain/order/undo-step";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { notifyOfStock } from "./notify-of-stock";

/**
 * `not-returned`: the order was not returned. `too-early`: that step can still be undone. `nothing`: none of its pieces
 * are counted, or they are already restocked.
 */
export type ReturnError = "not-found" | "not-returned" | "too-early" | "nothing";

/** Restocks the returned pieces of an order after a staff member has checked them. @returns how many */
export async function returnStock(
  shop: Shop,
  { orderId, by }: { readonly orderId: number; readonly by: string },
): Promise<Result<number, ReturnError>> {
  const known = await shop.store.orders.findOrder("id", orderId);
  if (!known) return fail("not-found");
  const returned = await shop.store.transaction(async (tx): Promise<Result<number, ReturnError>> => {
    const order = await tx.orders.lockOrder(known.number);
    if (!order) return fail("not-found");
    const now = shop.clock();
    if (order.state !== "withdrawn" && order.state !== "refunded") return fail("not-returned");
    if (typeof undoableStep(order, now, shop.undoTime) !== "string") return fail("too-early");
    const changes = await tx.stock.settleStock({ orderId, target: "returned", by }, now);
    if (changes.length === 0) return fail("nothing");
    const pieces = changes.reduce((sum, { before, available }) => sum + available - before, 0);
    await tx.orders.addToTimeline(orderId, now, "stock-returned", `${pieces}, ${by}`);
    const noted = [{ field: "stock", before: "", after: `+${pieces}` }];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: orderId, changes: noted });
    await notifyOfStock(tx, changes, now);
    return ok(pieces);
  });
  if (returned.ok) shop.flushOutbox();
  return returned;
}
