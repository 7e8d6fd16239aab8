import { isOpen } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PaymentError } from "@/src/gateways/payment/payment-gateway";
import { applySession } from "@/src/services/orders/apply-session";
import type { Shop } from "@/src/services/shop";

/** Closes the order's former payment page; a payment made on it just before still counts. */
async function closePage(
  shop: Shop,
  { number, paymentProvider, sessionId }: Order,
): Promise<Result<null, PaymentError>> {
  if (sessionId === null) return ok(null);
  const gateway = shop.payments[paymentProvider];
  if ((await gateway.expireSession(sessionId)).ok) return ok(null);
  const session = await gateway.retrieveSession(sessionId);
  if (!session.ok) return session;
  if (session.value.status === "complete") await applySession(shop, number, session.value);
  return ok(null);
}

/** A page that could not be closed may still be paid: the order returns to it, unless it has another page by now. */
async function restoreProvider(
  shop: Shop,
  { number, paymentProvider, sessionId, sessionUrl }: Order,
): Promise<void> {
  const isBack = await shop.store.orders.chooseProvider(number, null, paymentProvider);
  if (isBack && sessionId !== null)
    await shop.store.orders.setSession(number, { id: sessionId, url: sessionUrl });
}

/**
 * Lets a pending order be paid with another provider. The order is detached from its page before the page is closed, so
 * that closing the page does not end the order.
 * @returns the updated order; paid if the page turns out to be paid. With the provider's error the order is unchanged.
 * `superseded`: another window chose a provider at the same moment.
 */
export async function moveToProvider(
  shop: Shop,
  order: Order,
  provider: PaymentProvider,
): Promise<Result<Order, PaymentError | "superseded">> {
  if (order.paymentProvider === provider || !isOpen(order.state)) return ok(order);
  if (!shop.payments[provider].isOffered) return fail("unavailable");
  if (!(await shop.store.orders.chooseProvider(order.number, order.sessionId, provider)))
    return fail("superseded");
  const closed = await closePage(shop, order);
  if (!closed.ok) {
    await restoreProvider(shop, order);
    return closed;
  }
  const current = await shop.store.orders.findOrder("number", order.number);
  return current ? ok(current) : fail("superseded");
}
