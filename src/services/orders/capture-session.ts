import { isOpen } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CaptureError, PaymentSession } from "@/src/gateways/payment/payment-gateway";
import type { Shop } from "@/src/services/shop";
import { applySession, type Applied } from "./apply-session";

/** Money is only taken for an order that still waits for it, by the page it is to be paid on, in time. */
const mayCapture = (order: Order, { id }: PaymentSession, now: Date): boolean =>
  isOpen(order.state) && order.sessionId === id && order.sessionExpiresAt > now;

/**
 * Takes the money a shopper has agreed to pay, where the provider leaves that to the shop, and brings the order to
 * what comes of it. Whoever asks first, the return page, the event or the check on the minute: it is taken once.
 * @param session as the provider answered just now
 * @returns what changed; `declined` where the shopper may choose another means of payment
 */
export async function captureSession(
  shop: Shop,
  number: string,
  session: PaymentSession,
): Promise<Result<Applied, CaptureError>> {
  if (!session.awaitsCapture) return ok(await applySession(shop, number, session));
  const order = await shop.store.orders.findOrder("number", number);
  if (!order) return ok("unknown-order");
  if (!mayCapture(order, session, shop.clock())) return ok("unchanged");
  const captured = await shop.payments[order.paymentProvider].capture(session.id);
  if (!captured.ok) return fail(captured.error);
  return ok(await applySession(shop, number, captured.value));
}
