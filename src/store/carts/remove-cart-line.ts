import { cartOfBrowser, type CartKeys } from "./found-cart";
import type { Queries } from "@/src/store/queries";

const text = `
  with cart as (update carts set updated_at = now() where id = ${cartOfBrowser} returning id)
  delete from cart_lines using cart where cart_lines.cart_id = cart.id and cart_lines.sku = $4::text`;

/** Takes a line out of the cart a browser works with; nothing happens where it is not. */
export async function removeCartLine(
  db: Queries,
  { token, sessionHash, now }: CartKeys,
  sku: string,
): Promise<void> {
  await db.query({ name: "remove-cart-line", text, values: [token, sessionHash, now, sku] });
}
