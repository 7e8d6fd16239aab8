import { fail, ok, type Result } from "@/src/domain/result";
import { noteRefundDue } from "@/src/services/orders/note-refund-due";
import type { Shop } from "@/src/services/shop";

/** `no-exchange`: the order replaces nothing, was not completed, or the pieces have already arrived. */
export type ReturnError = "not-found" | "no-exchange";

/**
 * Records that the pieces an order replaces have been returned: from now on they can be refunded.
 * @param orderId of the replacing order @param by e-mail of the staff member
 */
export async function receiveReturn(
  shop: Shop,
  { orderId, by }: { readonly orderId: number; readonly by: string },
): Promise<Result<null, ReturnError>> {
  const known = await shop.store.orders.findOrder("id", orderId);
  if (!known) return fail("not-found");
  return shop.store.transaction(async (tx): Promise<Result<null, ReturnError>> => {
    const first = known.exchange && (await tx.orders.findOrder("id", known.exchange.of));
    // The older order first, as everywhere: refunds, withdrawals and exchanges hold its lock.
    if (first) await tx.orders.lockOrder(first.number);
    const order = await tx.orders.lockOrder(known.number);
    const { exchange } = order ?? {};
    if (!order || !exchange || exchange.returnedAt !== null) return fail("no-exchange");
    if (order.state === "expired" || order.state === "failed") return fail("no-exchange");
    const now = shop.clock();
    await tx.orders.noteReturn(order.id, now);
    await tx.orders.addToTimeline(order.id, now, "returned", by);
    await tx.orders.addToTimeline(exchange.of, now, "returned", `${order.number}, ${by}`);
    await noteRefundDue(tx, exchange.of);
    const changes = [{ field: "returnedAt", before: "", after: now.toISOString() }];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
    return ok(null);
  });
}
