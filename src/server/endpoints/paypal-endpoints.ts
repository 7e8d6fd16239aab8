import type { Endpoint } from "payload";
import type * as v from "valibot";
import { orderQuery } from "@/src/domain/contracts/reading";
import { fail, ok } from "@/src/domain/result";
import { captureWalletOrder, type WalletCaptureError } from "@/src/services/paypal/capture-wallet-order";
import { createWalletOrder, type WalletOrderError } from "@/src/services/paypal/create-wallet-order";
import { answerJson } from "./answer";
import { endpoint, type Caller, type Reply } from "./route";

/** Only a pending order's secret is required: the amount is stored in the order. */
type Request = v.InferOutput<typeof orderQuery>;

const messages: Readonly<Record<WalletOrderError | WalletCaptureError, string>> = {
  "not-found": "There is no such order.",
  "not-offered": "This order cannot be paid with PayPal. A card can.",
  closed: "The time to pay this order has passed. Nothing was charged.",
  busy: "The order is being paid from another window.",
  "payment-unavailable": "PayPal does not answer. Nothing was lost; please try again.",
  "payment-refused": "PayPal refused the payment. Nothing was charged.",
};

/** POST /api/paypal/create-order: the page on which the shopper agrees to pay. */
async function create({ order }: Request, { shop }: Caller): Reply<WalletOrderError> {
  const created = await createWalletOrder(shop, order);
  if (created.ok) return ok(answerJson(created.value));
  return fail({ code: created.error, message: messages[created.error] });
}

/** POST /api/paypal/capture-order: captures the agreed payment. */
async function capture({ order }: Request, { shop }: Caller): Reply<WalletCaptureError> {
  const captured = await captureWalletOrder(shop, order);
  if (captured.ok) return ok(answerJson(captured.value));
  return fail({ code: captured.error, message: messages[captured.error] });
}

/** The wallet's two calls. Source: specification §7. */
export const paypalEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "post",
    path: "/paypal/create-order",
    request: orderQuery,
    handle: create,
    errors: {
      "not-found": 404,
      "not-offered": 422,
      closed: 422,
      busy: 409,
      "payment-refused": 502,
      "payment-unavailable": 503,
    },
  }),
  endpoint({
    method: "post",
    path: "/paypal/capture-order",
    request: orderQuery,
    handle: capture,
    errors: { "not-found": 404, "payment-refused": 502, "payment-unavailable": 503 },
  }),
];
