import type { Shop } from "@/src/services/shop";
import type { Order } from "@/src/domain/order/order";
import { isOpen } from "@/src/domain/order/order-state";
import { isLinkOpen } from "@/src/domain/order/payment-link";
import { releaseCards } from "@/src/services/gift-cards/settle-cards";
import { applySession } from "./apply-session";
import { captureSession } from "./capture-session";
import { closeFormerPage } from "./close-former-page";
import { moveOrder } from "./move-order";
import { retryEvents } from "./receive-event";
import { reconcilePayments } from "./reconcile-payments";

const minute = 60_000;
/** Time without an event after which the provider is asked. */
const patience = 2 * minute;
const batch = 20;

async function expireUnopened(shop: Shop, number: string): Promise<boolean> {
  return shop.store.transaction(async (tx) => {
    const order = await tx.orders.lockOrder(number);
    const now = shop.clock();
    if (!order || order.state !== "pending" || order.sessionId !== null || order.formerPage !== null)
      return false;
    if (isLinkOpen(order, now)) return false;
    if (order.linkUntil === null && order.sessionExpiresAt > now) return false;
    const reason = order.linkUntil === null ? "never opened" : "link ended";
    return moveOrder({ shop, tx, order, now }, "expired", reason);
  });
}

/** The provider has deleted the page: it can no longer be paid. */
const expireGone = (shop: Shop, number: string): Promise<boolean> =>
  shop.store.transaction(async (tx) => {
    const order = await tx.orders.lockOrder(number);
    return (
      order?.state === "pending" && moveOrder({ shop, tx, order, now: shop.clock() }, "expired", "page gone")
    );
  });

/** Closes an overdue unpaid page. Some providers close pages themselves, others leave it to the shop. */
async function closeOverdue(shop: Shop, { number, paymentProvider }: Order, id: string): Promise<boolean> {
  const closed = await shop.payments[paymentProvider].expireSession(id);
  return closed.ok && (await applySession(shop, number, closed.value)) !== "unchanged";
}

const isOverdue = (order: Order, now: Date): boolean => isOpen(order.state) && order.sessionExpiresAt <= now;

/** Closes the page an order was detached from; the order itself is checked once that page is closed. */
async function checkFormerPage(shop: Shop, order: Order, id: string): Promise<boolean> {
  const closed = await closeFormerPage(shop, order);
  if (closed.ok) return closed.value;
  // The provider has deleted it.
  if (closed.error === "refused" && isOverdue(order, shop.clock()))
    await shop.store.orders.clearFormerPage(order.number, id);
  return false;
}

async function check(shop: Shop, number: string): Promise<boolean> {
  const order = await shop.store.orders.findOrder("number", number);
  if (!order) return false;
  if (order.formerPage !== null) return checkFormerPage(shop, order, order.formerPage.sessionId);
  if (order.sessionId === null) return expireUnopened(shop, number);
  const session = await shop.payments[order.paymentProvider].retrieveSession(order.sessionId);
  const isLate = isOverdue(order, shop.clock());
  if (!session.ok) return isLate && session.error === "refused" && expireGone(shop, number);
  if (isLate && session.value.status === "open") return closeOverdue(shop, order, order.sessionId);
  const captured = await captureSession(shop, number, session.value);
  return captured.ok && captured.value !== "unchanged";
}

/** Releases gift card amounts still held by an ended, unpaid order. */
async function releaseStray(shop: Shop, number: string): Promise<void> {
  await shop.store.transaction(async (tx) => {
    const order = await tx.orders.lockOrder(number);
    if (order) await releaseCards(tx, order, shop.clock());
  });
}

/**
 * Fetches the state of orders without a recent event, which may have been lost, and of paid ones.
 * @returns number of orders whose state changed
 * Source: scenarios 4, 28, 29.
 */
export async function reconcileOrders(shop: Shop): Promise<number> {
  const now = shop.clock();
  const before = new Date(now.getTime() - patience);
  const numbers = await shop.store.orders.claimOrdersToCheck({ now, before, limit: batch });
  let moved = 0;
  for (const number of numbers) if (await check(shop, number)) moved += 1;
  for (const number of await shop.store.giftCards.findOrphanedHolds()) await releaseStray(shop, number);
  moved += await retryEvents(shop);
  await reconcilePayments(shop);
  return moved;
}
