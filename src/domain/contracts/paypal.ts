import * as v from "valibot";
import { orderStates } from "@/src/domain/order/order-state";

/** POST /api/paypal/create-order: the order's id at PayPal, and the page on which the shopper agrees. */
export const walletOrderResponse = v.object({ id: v.string(), url: v.string() });
export type WalletOrderResponse = v.InferOutput<typeof walletOrderResponse>;

/** The order's own states, and two in which nothing was charged and the shopper returns to PayPal. */
const walletStates = [...orderStates, "declined", "not-approved"] as const;

/** POST /api/paypal/capture-order: the state of the order and the shopper's next page. */
export const walletCaptureResponse = v.object({ state: v.picklist(walletStates), url: v.string() });
export type WalletCaptureResponse = v.InferOutput<typeof walletCaptureResponse>;
