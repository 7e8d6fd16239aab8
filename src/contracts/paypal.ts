import * as v from "valibot";
import { orderStates } from "@/src/domain/order/order-state";

/** POST /api/paypal/create-order: the order's name at PayPal, and the page on which the shopper agrees. */
export const walletOrderResponse = v.object({ id: v.string(), url: v.string() });
export type WalletOrderResponse = v.InferOutput<typeof walletOrderResponse>;

/** The order's own states, and two in which nothing was taken and the shopper goes back to PayPal. */
const walletStates = [...orderStates, "declined", "not-approved"] as const;

/** POST /api/paypal/capture-order: where the order stands and where the shopper goes from there. */
export const walletCaptureResponse = v.object({ state: v.picklist(walletStates), url: v.string() });
export type WalletCaptureResponse = v.InferOutput<typeof walletCaptureResponse>;
