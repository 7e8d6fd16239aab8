import type { Shop } from "@/src/services/shop";
import { keysOf, retrieveCart, type CartReader, type ReadCart } from "./retrieve-cart";

/**
 * Removes a line from a cart; a sku of null changes nothing.
 * @returns the updated cart
 * Source: specification §7, POST /api/cart/delete.
 */
export async function deleteFromCart(shop: Shop, sku: string | null, reader: CartReader): Promise<ReadCart> {
  if (sku !== null) await shop.store.carts.removeCartLine(keysOf(shop, reader), sku);
  return retrieveCart(shop, reader);
}
