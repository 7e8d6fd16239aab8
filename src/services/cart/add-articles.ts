import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { addToCart, type AddError } from "./add-to-cart";
import type { CartReader, ReadCart } from "./retrieve-cart";

/**
 * Adds several articles to a cart; those that cannot be bought are left out.
 * @returns the updated cart; the first error where none could be added
 */
export async function addArticles(
  shop: Shop,
  articles: readonly { readonly id: string; readonly quantity: number }[],
  reader: CartReader,
): Promise<Result<ReadCart, AddError>> {
  let cart: ReadCart | null = null;
  let error: AddError = "unknown-sku";
  for (const { id: sku, quantity } of articles) {
    const from = cart ? { ...reader, token: cart.token } : reader;
    const added = await addToCart(shop, { sku, quantity, overwrite: false, replaces: null }, from);
    if (added.ok) cart = added.value;
    else error = added.error;
  }
  return cart ? ok(cart) : fail(error);
}
