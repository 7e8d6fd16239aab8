import type { Order } from "@/src/domain/order/order";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PaymentFault } from "@/src/gateways/stripe/payment-gateway";
import { applySession } from "@/src/services/orders/apply-session";
import { thanksUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop-parts";

/** What a shopper is told of a fault of the payment provider. */
export const paymentFaults = {
  unavailable: "payment-unavailable",
  refused: "payment-refused",
} as const satisfies Record<PaymentFault, string>;

export type ProviderFault = (typeof paymentFaults)[PaymentFault];

/**
 * Closes the pages of earlier contents of a cart or form, so that only one can be paid.
 * @returns the thank-you page of one that turns out to be paid already
 */
export async function closeSuperseded(
  shop: Shop,
  superseded: readonly Order[],
): Promise<Result<string | null, ProviderFault>> {
  for (const order of superseded) {
    const { sessionId } = order;
    if (sessionId === null) continue;
    const gateway = shop.payments[order.paymentProvider];
    const expired = await gateway.expireSession(sessionId);
    // It cannot be closed where it was paid, or is closed already: then the provider says which.
    const session = expired.ok ? expired : await gateway.retrieveSession(sessionId);
    if (!session.ok) return fail(paymentFaults[session.error]);
    await applySession(shop, order.number, session.value);
    if (session.value.status === "complete") return ok(thanksUrl(shop.origin, order));
  }
  return ok(null);
}
