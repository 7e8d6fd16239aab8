import type { Order } from "@/src/domain/order/order";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PaymentError } from "@/src/gateways/payment/payment-gateway";
import { applySession } from "@/src/services/orders/apply-session";
import { closeFormerPage } from "@/src/services/orders/close-former-page";
import { thanksUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";

/** The shop's error code for an error of the payment provider. */
export const paymentErrors = {
  unavailable: "payment-unavailable",
  refused: "payment-refused",
} as const satisfies Record<PaymentError, string>;

export type ProviderError = (typeof paymentErrors)[PaymentError];

/**
 * Closes the payment pages of earlier contents of a cart or form, so that only one can be paid.
 * @returns the thank-you page if one is already paid
 */
export async function closeSuperseded(
  shop: Shop,
  superseded: readonly Order[],
): Promise<Result<string | null, ProviderError>> {
  for (const order of superseded) {
    const former = await closeFormerPage(shop, order);
    if (!former.ok) return fail(paymentErrors[former.error]);
    if (former.value) return ok(thanksUrl(shop.origin, order));
    const { sessionId } = order;
    if (sessionId === null) continue;
    const gateway = shop.payments[order.paymentProvider];
    const expired = await gateway.expireSession(sessionId);
    // A page that is already paid or closed cannot be closed: its session says which.
    const session = expired.ok ? expired : await gateway.retrieveSession(sessionId);
    if (!session.ok) return fail(paymentErrors[session.error]);
    if (!expired.ok && session.value.status === "open") return fail(paymentErrors[expired.error]);
    await applySession(shop, order.number, session.value);
    if (session.value.status === "complete") return ok(thanksUrl(shop.origin, order));
  }
  return ok(null);
}
