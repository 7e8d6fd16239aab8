import { found, keyValues, type CartKeys } from "./found-cart";
import type { Queries } from "@/src/store/queries";

const text = `
  with ${found},
  cart as (update carts set updated_at = now() from found where carts.id = found.cart_id returning carts.id)
  delete from cart_lines using cart where cart_lines.cart_id = cart.id and cart_lines.sku = $5::text`;

/** Removes a line from a browser's cart; an unknown sku changes nothing. */
export async function removeCartLine(db: Queries, keys: CartKeys, sku: string): Promise<void> {
  await db.query({ name: "remove-cart-line", text, values: [...keyValues(keys), sku] });
}
