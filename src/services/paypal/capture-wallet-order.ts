import type { WalletCaptureResponse } from "@/src/domain/contracts/paypal";
import { isOpen } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PaymentSession } from "@/src/gateways/payment/payment-gateway";
import { paymentErrors } from "@/src/services/checkout/close-superseded";
import { captureSession } from "@/src/services/orders/capture-session";
import { thanksUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";

export type WalletCaptureError = "not-found" | "payment-unavailable" | "payment-refused";

async function currentState(shop: Shop, order: Order): Promise<WalletCaptureResponse> {
  const current = await shop.store.orders.findOrder("number", order.number);
  return { state: current?.state ?? order.state, url: thanksUrl(shop.origin, order) };
}

const walletPage = (shop: Shop, order: Order, { url }: PaymentSession): string =>
  url ?? order.sessionUrl ?? thanksUrl(shop.origin, order);

/**
 * Captures a payment approved at PayPal. The browser only sends the order's secret; the approval is fetched from PayPal,
 * and the order is settled as by an event.
 * @param token the order's secret
 * Source: specification §7, POST paypal capture-order; scenario 2.
 */
export async function captureWalletOrder(
  shop: Shop,
  token: string,
): Promise<Result<WalletCaptureResponse, WalletCaptureError>> {
  const order = await shop.store.orders.findOrder("token", token);
  if (!order) return fail("not-found");
  const { sessionId, paymentProvider } = order;
  if (paymentProvider !== "paypal" || sessionId === null || !isOpen(order.state))
    return ok(await currentState(shop, order));
  const session = await shop.payments.paypal.retrieveSession(sessionId);
  if (!session.ok) return fail(paymentErrors[session.error]);
  if (session.value.status === "open" && !session.value.awaitsCapture)
    return ok({ state: "not-approved", url: walletPage(shop, order, session.value) });
  const captured = await captureSession(shop, order.number, session.value);
  if (captured.ok) return ok(await currentState(shop, order));
  if (captured.error === "declined")
    return ok({ state: "declined", url: walletPage(shop, order, session.value) });
  return fail(paymentErrors[captured.error]);
}
