import type { WalletOrderResponse } from "@/src/domain/contracts/paypal";
import { canCharge } from "@/src/domain/order/payment-provider";
import { isOpen } from "@/src/domain/order/order-state";
import { fail, ok, type Result } from "@/src/domain/result";
import { paymentErrors } from "@/src/services/checkout/close-superseded";
import { openPayment, type OpenError } from "@/src/services/checkout/open-payment";
import { thanksUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";

/**
 * `not-offered`: the shop has no PayPal account, or PayPal does not support the order's currency. `closed`: the order has
 * expired. `busy`: it is being paid from another window.
 */
export type WalletOrderError =
  | "not-found"
  | "not-offered"
  | "closed"
  | "busy"
  | "payment-unavailable"
  | "payment-refused";

const openErrors: Readonly<Record<OpenError, WalletOrderError>> = {
  ...paymentErrors,
  closed: "closed",
  superseded: "busy",
};

/**
 * Opens the wallet's page for a pending order; repeated calls return the same page. An open card page is closed first.
 * @param token the order's secret
 * @returns the thank-you page if the order is already paid
 * Source: specification §7, POST paypal create-order.
 */
export async function createWalletOrder(
  shop: Shop,
  token: string,
): Promise<Result<WalletOrderResponse, WalletOrderError>> {
  const order = await shop.store.orders.findOrder("token", token);
  if (!order) return fail("not-found");
  const thanks = { id: order.sessionId ?? order.number, url: thanksUrl(shop.origin, order) };
  if (order.state === "expired" || order.state === "failed") return fail("closed");
  if (!isOpen(order.state)) return ok(thanks);
  if (!shop.payments.paypal.isOffered || !canCharge("paypal", order.chargeCurrency))
    return fail("not-offered");
  if (order.sessionExpiresAt <= shop.clock()) return fail("closed");
  const opened = await openPayment(shop, order, "paypal");
  if (!opened.ok) return fail(openErrors[opened.error]);
  const current = await shop.store.orders.findOrder("number", order.number);
  return ok({ id: current?.sessionId ?? thanks.id, url: opened.value });
}
