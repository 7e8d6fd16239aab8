import type { Queries } from "@/src/store/queries";
import type { CartKeys } from "./cart-keys";
import { lockBrowserCart } from "./lock-cart";

/** Removes a line from a browser's cart; an unknown sku changes nothing. In a transaction. */
export async function removeCartLine(db: Queries, keys: CartKeys, sku: string): Promise<void> {
  const { cart } = await lockBrowserCart(db, keys);
  if (cart) await db.query("delete from cart_lines where cart_id = $1 and sku = $2", [cart.id, sku]);
}
