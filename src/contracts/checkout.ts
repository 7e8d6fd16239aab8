import * as v from "valibot";

/** Where the browser goes to pay. */
export const checkoutResponse = v.object({ url: v.string() });
export type CheckoutResponse = v.InferOutput<typeof checkoutResponse>;
