import * as v from "valibot";
import { quantity } from "./quantity";
import { requestText } from "./text";

const sku = v.pipe(requestText, v.trim(), v.minLength(1), v.maxLength(60));

/** Source: specification §7, POST /api/cart/add; 5.4. */
export const addToCartRequest = v.object({
  sku,
  quantity,
  /** true sets the quantity, false adds to it */
  overwrite: v.optional(v.boolean(), false),
  /** the line it replaces, in its place and with its pieces, as when a watch of the cart is edited */
  replaces: v.optional(v.nullable(sku), null),
});

/** Source: specification §7, POST /api/cart/delete. null names no line and changes nothing. */
export const deleteFromCartRequest = v.object({
  sku: v.nullable(v.pipe(requestText, v.trim(), v.maxLength(60))),
});
