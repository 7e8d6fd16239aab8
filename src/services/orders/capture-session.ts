import { isOpen } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CaptureError, PaymentSession } from "@/src/gateways/payment/payment-gateway";
import type { Shop } from "@/src/services/shop";
import { applySession, type Applied } from "./apply-session";

/** A payment is only captured for an order that still waits for it, on its current page, in time. */
const mayCapture = (order: Order, { id }: PaymentSession, now: Date): boolean =>
  isOpen(order.state) && order.sessionId === id && order.sessionExpiresAt > now;

/**
 * Captures an approved payment, if the provider leaves that to the shop, and updates the order. The return page, the
 * event and the check every minute may all call it: the payment is captured once.
 * @param session freshly fetched from the provider
 * @returns what changed; `declined` if the shopper may choose another payment method
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
