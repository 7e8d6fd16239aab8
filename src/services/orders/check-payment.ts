import { isPaid } from "@/src/domain/order/order-state";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import { ok, type Result } from "@/src/domain/result";
import type { CaptureError, PaymentSession } from "@/src/gateways/payment/payment-gateway";
import type { Shop } from "@/src/services/shop";
import { applyCharge } from "./apply-charge";
import { captureSession } from "./capture-session";

type Outcome = Result<string, CaptureError>;

async function settleBy(shop: Shop, session: PaymentSession | null): Promise<Outcome> {
  const reference = session?.reference ?? null;
  return session === null || reference === null
    ? ok("unknown-order")
    : captureSession(shop, reference, session);
}

/** Fetches a payment page's state and settles its order. */
export async function checkSession(shop: Shop, provider: PaymentProvider, id: string): Promise<Outcome> {
  const session = await shop.payments[provider].retrieveSession(id);
  return session.ok ? settleBy(shop, session.value) : session;
}

/**
 * Fetches the refunds and disputes of a payment. They may be reported before the payment itself: then its page identifies
 * the order, which is settled first.
 * @returns `unknown-order` if it pays no known order
 */
export async function checkPayment(
  shop: Shop,
  provider: PaymentProvider,
  paymentIntent: string,
): Promise<Outcome> {
  const order = await shop.store.orders.findOrder("paymentIntent", paymentIntent);
  if (order && isPaid(order.state)) return applyCharge(shop, paymentIntent);
  const session = await shop.payments[provider].findSession(paymentIntent);
  // A payment made outside the shop's pages has no session.
  if (!session.ok) return session.error === "refused" ? ok("unknown-order") : session;
  const settled = await settleBy(shop, session.value);
  if (!settled.ok) return settled;
  return ok((await shop.store.payments.isRecorded(paymentIntent)) ? "applied" : "unknown-order");
}
