import { isOpen } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PaymentError } from "@/src/gateways/payment/payment-gateway";
import { closeFormerPage } from "@/src/services/orders/close-former-page";
import type { Shop } from "@/src/services/shop";

type Moved = Result<Order, PaymentError | "superseded">;

const readAgain = async (shop: Shop, { number }: Order): Promise<Moved> => {
  const current = await shop.store.orders.findOrder("number", number);
  return current ? ok(current) : fail("superseded");
};

/** The order once its former page is closed; paid if that page is paid. */
async function withoutFormerPage(shop: Shop, order: Order): Promise<Moved> {
  if (order.formerPage === null) return ok(order);
  const closed = await closeFormerPage(shop, order);
  return closed.ok ? readAgain(shop, order) : closed;
}

/**
 * Lets a pending order be paid with another provider. The order is detached from its page before the page is closed, so
 * that closing the page does not end the order. Until the page is closed it is the order's former page, and no other page
 * is opened.
 * @returns the updated order; paid if the page turns out to be paid. With the provider's error the former page stays to be
 * closed. `superseded`: another window chose a provider at the same moment.
 */
export async function moveToProvider(shop: Shop, placed: Order, provider: PaymentProvider): Promise<Moved> {
  const ready = await withoutFormerPage(shop, placed);
  if (!ready.ok) return ready;
  const order = ready.value;
  if (order.paymentProvider === provider || !isOpen(order.state)) return ok(order);
  if (!shop.payments[provider].isOffered) return fail("unavailable");
  if (!(await shop.store.orders.chooseProvider(order.number, order.sessionId, provider)))
    return fail("superseded");
  const detached = await readAgain(shop, order);
  return detached.ok ? withoutFormerPage(shop, detached.value) : detached;
}
