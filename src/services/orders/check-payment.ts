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

/** Asks about a payment page and settles its order. */
export async function checkSession(shop: Shop, provider: PaymentProvider, id: string): Promise<Outcome> {
  const session = await shop.payments[provider].retrieveSession(id);
  return session.ok ? settleBy(shop, session.value) : session;
}

/**
 * Asks what became of a payment. A refund or a dispute may be reported before the payment is: then the page it was made by
 * says whose it is, and settles the order first.
 * @returns `unknown-order` where no order is paid by it so far
 */
export async function checkPayment(
  shop: Shop,
  provider: PaymentProvider,
  paymentIntent: string,
): Promise<Outcome> {
  const order = await shop.store.orders.findOrder("paymentIntent", paymentIntent);
  if (order && isPaid(order.state)) return applyCharge(shop, paymentIntent);
  const session = await shop.payments[provider].findSession(paymentIntent);
  // A payment that is none of the shop's pages has none to find.
  if (!session.ok) return session.error === "refused" ? ok("unknown-order") : session;
  const settled = await settleBy(shop, session.value);
  if (!settled.ok) return settled;
  return ok((await shop.store.payments.isRecorded(paymentIntent)) ? "applied" : "unknown-order");
}
