import { isOpen } from "@/src/domain/order/order-state";
import { linkEnd } from "@/src/domain/order/payment-link";
import { fail, ok, type Result } from "@/src/domain/result";
import { closeSuperseded, type ProviderError } from "@/src/services/checkout/close-superseded";
import { rateLimit } from "@/src/services/forms/rate-limit";
import { moveOrder } from "@/src/services/orders/move-order";
import type { Shop } from "@/src/services/shop";

/** `not-waiting`: the order has no link, is paid, or its link has ended. */
export type LinkChangeError = "not-found" | "not-waiting" | "too-often" | ProviderError;

interface LinkChange {
  readonly orderId: number;
  /** e-mail of the staff member */
  readonly by: string;
}

const limit = { times: 5, seconds: 3_600 };

/** Sends the payment link of an order again, valid as long as a new one. */
export async function sendLinkAgain(
  shop: Shop,
  { orderId, by }: LinkChange,
): Promise<Result<null, LinkChangeError>> {
  const known = await shop.store.orders.findOrder("id", orderId);
  if (!known) return fail("not-found");
  if (!isOpen(known.state) || known.linkUntil === null) return fail("not-waiting");
  if (!(await rateLimit(shop, [{ what: "order-mail", who: String(orderId), limit }])))
    return fail("too-often");
  const sent = await shop.store.transaction(async (tx): Promise<Result<null, LinkChangeError>> => {
    const order = await tx.orders.lockOrder(known.number);
    if (!order || !isOpen(order.state) || order.linkUntil === null) return fail("not-waiting");
    const now = shop.clock();
    const until = linkEnd(now);
    await tx.orders.setLinkEnd(order.id, until, now);
    await tx.orders.addToTimeline(order.id, now, "link-sent", by);
    const changes = [
      { field: "linkUntil", before: order.linkUntil.toISOString(), after: until.toISOString() },
    ];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
    await tx.mails.queueOrderMail(order.id, "order-payment-link", now, `again-${now.getTime()}`);
    return ok(null);
  });
  if (sent.ok) shop.flushOutbox();
  return sent;
}

/** Ends the payment link of an order, and so the order; an open payment page is closed first. */
export async function withdrawLink(
  shop: Shop,
  { orderId, by }: LinkChange,
): Promise<Result<null, LinkChangeError>> {
  const known = await shop.store.orders.findOrder("id", orderId);
  if (!known) return fail("not-found");
  const closed = await closeSuperseded(shop, [known]);
  if (!closed.ok) return closed;
  return shop.store.transaction(async (tx): Promise<Result<null, LinkChangeError>> => {
    const order = await tx.orders.lockOrder(known.number);
    // A payment page that was opened since then can still be paid.
    if (!order || !isOpen(order.state) || order.linkUntil === null) return fail("not-waiting");
    if (order.sessionId !== null || order.formerPage !== null) return fail("not-waiting");
    const now = shop.clock();
    await tx.orders.setLinkEnd(order.id, now, now);
    if (!(await moveOrder({ shop, tx, order, now }, "expired", by))) return fail("not-waiting");
    const changes = [{ field: "state", before: order.state, after: "expired" }];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
    return ok(null);
  });
}
