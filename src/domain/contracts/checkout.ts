import * as v from "valibot";

/** URL of the payment page. */
export const checkoutResponse = v.object({ url: v.string() });
export type CheckoutResponse = v.InferOutput<typeof checkoutResponse>;
