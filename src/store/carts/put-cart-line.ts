import { lineLimit } from "@/src/domain/cart/cart";
import type { Minor } from "@/src/domain/money/minor";
import type { OwnAmounts } from "@/src/domain/money/own-price";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Queries } from "@/src/store/queries";
import type { CartKeys } from "./cart-keys";
import { lockBrowserCart, type LockedCart } from "./lock-cart";

/** Most lines of a cart. */
const MAX_LINES = 60;

export interface LineChange {
  readonly sku: string;
  readonly quantity: number;
  /** true sets the quantity, false adds to it */
  readonly overwrite: boolean;
  /** sku of the line to replace, keeping its position and quantity; null or an unknown one for none */
  readonly replaces: string | null;
  readonly priceSeen: Minor;
  readonly ownSeen: OwnAmounts | undefined;
  /** of the content the price is based on; if it has changed, nothing is written */
  readonly mark: string;
  /** New secret, for a cart to be created. */
  readonly newToken: string;
}

/**
 * `outdated`: an editor's save may have changed the price. `absent`: another browser of its customer has just created a
 * cart. Both should be retried.
 */
export type PutError = "outdated" | "absent" | "full";

/** A cart of a signed-in customer is theirs. @returns null if their other browser has just created one */
export async function createCart(
  db: Queries,
  token: string,
  customerId: number | null,
): Promise<LockedCart["cart"]> {
  const { rows } = await db.query<{ id: number; token: string }>(
    "insert into carts (token, customer_id) values ($1, $2) on conflict (customer_id) do nothing returning id, token",
    [token, customerId],
  );
  return rows[0] ?? null;
}

interface LineRow {
  readonly id: number;
  readonly sku: string;
  readonly quantity: number;
}

/** The quantity of a line after a change. @param known the line, if it exists @param replaced the line it replaces */
function quantityAfter(
  { quantity, overwrite, replaces }: LineChange,
  known: LineRow | undefined,
  replaced: LineRow | undefined,
): number {
  const added = replaced?.quantity ?? quantity;
  if (!known || overwrite) return added;
  // A repeated request: the line has already been replaced.
  if (replaces !== null && !replaced) return known.quantity;
  return Math.min(lineLimit, known.quantity + added);
}

/** Writes the line of a locked cart. @returns false if the cart is full */
async function writeLine(db: Queries, cartId: number, change: LineChange): Promise<boolean> {
  const { rows: lines } = await db.query<LineRow>(
    "select id, sku, quantity::int as quantity from cart_lines where cart_id = $1",
    [cartId],
  );
  const known = lines.find(({ sku }) => sku === change.sku);
  const replaced = lines.find(({ sku }) => sku === change.replaces && sku !== change.sku);
  const line = known ?? replaced;
  const own = change.ownSeen ? JSON.stringify(change.ownSeen) : null;
  const values = [change.sku, quantityAfter(change, known, replaced), change.priceSeen, own];
  if (line) {
    await db.query(
      "update cart_lines set sku = $1, quantity = $2, price_seen = $3, own_seen = $4, updated_at = now() where id = $5",
      [...values, line.id],
    );
    if (known && replaced) await db.query("delete from cart_lines where id = $1", [replaced.id]);
    return true;
  }
  if (lines.length >= MAX_LINES) return false;
  await db.query(
    "insert into cart_lines (sku, quantity, price_seen, own_seen, cart_id) values ($1, $2, $3, $4, $5)",
    [...values, cartId],
  );
  return true;
}

/**
 * Changes a line of a browser's cart, creating the cart if needed. In a transaction: the lock on the cart's row serialises
 * its changes, so that none is lost.
 * @returns the cart's secret
 */
export async function putCartLine(
  db: Queries,
  keys: CartKeys,
  change: LineChange,
): Promise<Result<string, PutError>> {
  const locked = await lockBrowserCart(db, keys, change.mark);
  if (!locked.isCurrent) return fail("outdated");
  const cart = locked.cart ?? (await createCart(db, change.newToken, locked.customerId));
  if (!cart) return fail("absent");
  return (await writeLine(db, cart.id, change)) ? ok(cart.token) : fail("full");
}
