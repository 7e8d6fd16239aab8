import type { Minor } from "@/src/domain/money/minor";
import type { OwnAmounts } from "@/src/domain/money/own-price";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Queries } from "@/src/store/queries";
import type { CartKeys } from "./cart-keys";
import { lockBrowserCart } from "./lock-cart";
import { createCart } from "./put-cart-line";

export interface WantedLine {
  readonly sku: string;
  readonly quantity: number;
  readonly priceSeen: Minor;
  readonly ownSeen: OwnAmounts | undefined;
  /** It stays where the cart has it, and is not added. */
  readonly isSoldOut: boolean;
}

interface Replacement {
  readonly lines: readonly WantedLine[];
  /** of the content the prices are based on; if it has changed, nothing is written */
  readonly mark: string;
  /** New secret, for a cart to be created. */
  readonly newToken: string;
}

interface Replaced {
  /** secret of the cart; null where there is none and nothing to put into one */
  readonly token: string | null;
  /** skus that were not added */
  readonly soldOut: readonly string[];
}

async function writeLines(db: Queries, cartId: number, lines: readonly WantedLine[]): Promise<void> {
  const values = [
    cartId,
    lines.map(({ sku }) => sku),
    lines.map(({ quantity }) => quantity),
    lines.map(({ priceSeen }) => priceSeen),
    lines.map(({ ownSeen }) => (ownSeen ? JSON.stringify(ownSeen) : null)),
  ];
  const wanted =
    "unnest($2::text[], $3::int[], $4::int[], $5::text[]) with ordinality as wanted(sku, quantity, price, own, place)";
  await db.query(
    "delete from cart_lines where cart_id = $1 and not sku = any($2::text[])",
    values.slice(0, 2),
  );
  await db.query(
    `update cart_lines line set quantity = wanted.quantity, price_seen = wanted.price, own_seen = wanted.own::jsonb,
            updated_at = now()
       from ${wanted} where line.cart_id = $1 and line.sku = wanted.sku`,
    values,
  );
  await db.query(
    `insert into cart_lines (cart_id, sku, quantity, price_seen, own_seen)
     select $1, wanted.sku, wanted.quantity, wanted.price, wanted.own::jsonb from ${wanted}
      where not exists (select from cart_lines where cart_id = $1 and cart_lines.sku = wanted.sku)
      order by wanted.place`,
    values,
  );
}

/**
 * Makes the lines of a cart those that are wanted, each sku once, creating the cart if needed. In a transaction: the lock on the
 * cart's row serialises its changes, so that the lines of two replacements never mix.
 */
export async function replaceCartLines(
  db: Queries,
  keys: CartKeys,
  { lines, mark, newToken }: Replacement,
): Promise<Result<Replaced, "outdated">> {
  const locked = await lockBrowserCart(db, keys, mark);
  if (!locked.isCurrent) return fail("outdated");
  const { rows } = await db.query<{ sku: string }>("select sku from cart_lines where cart_id = $1", [
    locked.cart?.id ?? null,
  ]);
  const before = new Set(rows.map(({ sku }) => sku));
  const isRefused = ({ isSoldOut, sku }: WantedLine) => isSoldOut && !before.has(sku);
  const soldOut = lines.filter(isRefused).map(({ sku }) => sku);
  const kept = lines.filter((line) => !isRefused(line));
  if (!locked.cart && kept.length === 0) return ok({ token: null, soldOut });
  const cart = locked.cart ?? (await createCart(db, newToken, null));
  if (!cart) throw new Error("A cart without a customer was not created.");
  await writeLines(db, cart.id, kept);
  return ok({ token: cart.token, soldOut });
}
