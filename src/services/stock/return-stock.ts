import { undoableStep } from "@/src/domain/order/undo-step";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { notifyOfStock } from "./notify-of-stock";

/**
 * `not-returned`: nobody has given it back. `too-early`: the step that says so can still be taken back. `nothing`: no
 * piece of it is counted, or they have been put back.
 */
export type ReturnError = "not-found" | "not-returned" | "too-early" | "nothing";

/**
 * Puts the pieces of an order that came back into stock again, because somebody has looked at them. @returns how many
 */
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
