import type { Shop } from "../shop-parts";

/**
 * Takes a line out of a cart; a sku of null names none and changes nothing.
 * Source: specification §7, POST /api/cart/delete.
 */
export async function deleteFromCart(
  { store }: Shop,
  token: string | null,
  sku: string | null,
): Promise<void> {
  if (token === null || sku === null) return;
  await store.removeCartLine(token, sku);
}
