import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { findSkuFacts, isOutOfStock, priceSku, type SkuError } from "./price-today";
import { keysOf, retrieveCart, type CartReader, type ReadCart } from "./retrieve-cart";

export type AddError = SkuError | "cart-full";

interface Addition {
  readonly sku: string;
  readonly quantity: number;
  readonly overwrite: boolean;
  /** sku of the line it replaces, with the same quantity; `null` for none */
  readonly replaces: string | null;
}

/** Saves by editors and sign-ins cause fewer retries than this within one call, even with many editors. */
const MAX_TRIES = 20;

/**
 * Adds pieces of a sku to a cart; creates the cart if there is none.
 * @returns the updated cart. An unknown secret is never reused: an attacker who chose it would share the cart
 * Source: specification §7, POST /api/cart/add; 12.1.
 */
export async function addToCart(
  shop: Shop,
  { sku, quantity, overwrite, replaces }: Addition,
  reader: CartReader,
): Promise<Result<ReadCart, AddError>> {
  const { store } = shop;
  if (replaces === sku) return ok(await retrieveCart(shop, reader));
  const keys = keysOf(shop, reader);
  const facts = await findSkuFacts(shop, sku);
  // The price is computed from this process's snapshot; the write reports whether that is still current.
  let known = await store.snapshots.latest();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { mark, value: snapshot } = known;
    const isGone = !overwrite && isOutOfStock(snapshot, facts);
    const price = isGone ? fail("not-sold" as const) : priceSku(snapshot, facts);
    if (!price.ok) {
      known = await store.snapshots.current();
      if (known.mark === mark) return price;
      continue;
    }
    const newToken = shop.random(128);
    const { price: priceSeen, own: ownSeen } = price.value;
    const change = { sku, quantity, overwrite, replaces, priceSeen, ownSeen, mark, newToken };
    const put = await store.carts.putCartLine(keys, change);
    if (put.ok) return ok(await retrieveCart(shop, { ...reader, token: put.value }));
    if (put.error === "full") return fail("cart-full");
    known = await store.snapshots.current();
  }
  throw new Error(`The cart kept changing while ${sku} was put into it.`);
}
