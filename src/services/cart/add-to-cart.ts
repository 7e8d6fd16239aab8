import { fail, ok, type Result } from "../../domain/result";
import type { Shop } from "../shop-parts";
import { priceToday, type SkuFault } from "./price-today";

export type AddFault = SkuFault | "cart-full";

interface Addition {
  /** secret in the shopper's cookie, null before the first article */
  readonly token: string | null;
  readonly sku: string;
  readonly quantity: number;
  readonly overwrite: boolean;
}

/**
 * Puts pieces of a sku into a cart, beginning one where there is none.
 * @returns the cart's secret; another one than before where the cart had to be begun
 * Source: specification §7, POST /api/cart/add; decision "cart identity".
 */
export async function addToCart(
  shop: Shop,
  { token, sku, quantity, overwrite }: Addition,
): Promise<Result<string, AddFault>> {
  const price = await priceToday(shop, sku);
  if (!price.ok) return price;
  const change = { sku, quantity, overwrite, priceSeen: price.value };
  const outcome = token === null ? "no-cart" : await shop.store.putCartLine(token, change);
  if (outcome === "full") return fail("cart-full");
  if (outcome === "put" && token !== null) return ok(token);
  // An unknown secret is never taken over: whoever chose it would share the cart.
  const begun = shop.random(128);
  await shop.store.beginCart(begun, change);
  return ok(begun);
}
