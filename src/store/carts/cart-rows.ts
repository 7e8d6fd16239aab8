import { lineLimit } from "@/src/domain/cart/cart";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { OwnAmounts } from "@/src/domain/money/own-price";
import type { Queries } from "@/src/store/queries";
import { lockCartRow } from "./lock-cart";

/** A line as stored in the database. */
export interface StoredLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** unit price when the line was last added, hundredths of a euro */
  readonly priceSeen: Minor;
  /** what of it was set in currencies of their own */
  readonly ownSeen?: OwnAmounts | undefined;
}

interface LineRow {
  readonly id: number;
  readonly sku: string;
  readonly quantity: number;
  readonly price_seen: number;
  readonly own_seen: OwnAmounts | null;
}

/** The lines of a cart in the order they were added; none for an unknown cart. */
export async function readCartLines(db: Queries, token: string): Promise<readonly StoredLine[]> {
  const { rows } = await db.query<LineRow>(
    `select line.id, line.sku, line.quantity::int as quantity, line.price_seen::float8 as price_seen,
            line.own_seen
       from cart_lines line join carts cart on cart.id = line.cart_id
      where cart.token = $1 order by line.id`,
    [token],
  );
  return rows.map((row) => ({
    id: String(row.id),
    sku: row.sku,
    quantity: row.quantity,
    priceSeen: minor(row.price_seen),
    ownSeen: row.own_seen ?? undefined,
  }));
}

/** Removes paid lines, and keeps those added in the meantime. */
export async function takePaidLines(
  db: Queries,
  cartId: number,
  paid: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<void> {
  const skus = paid.map((line) => line.sku);
  const quantities = paid.map((line) => line.quantity);
  await lockCartRow(db, cartId);
  await db.query(
    `update cart_lines line set quantity = line.quantity - paid.quantity, updated_at = now()
       from unnest($2::text[], $3::int[]) as paid(sku, quantity)
      where line.cart_id = $1 and line.sku = paid.sku`,
    [cartId, skus, quantities],
  );
  await db.query("delete from cart_lines where cart_id = $1 and quantity <= 0", [cartId]);
}

/** Deletes a batch of carts unchanged since, with their lines. @returns how many */
export async function deleteCartsBefore(db: Queries, before: Date): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    "select id from carts where updated_at < $1 order by updated_at limit 500 for update skip locked",
    [before],
  );
  const ids = rows.map((row) => row.id);
  await db.query("delete from cart_lines where cart_id = any($1)", [ids]);
  await db.query("delete from carts where id = any($1)", [ids]);
  return ids.length;
}

/** A line returned to its cart. */
export interface ReturnedLine {
  readonly sku: string;
  readonly quantity: number;
  readonly priceSeen: Minor;
  readonly ownSeen?: OwnAmounts | undefined;
}

/** Puts removed lines back, beside those added in the meantime. */
export async function returnLines(
  db: Queries,
  cartId: number,
  lines: readonly ReturnedLine[],
): Promise<void> {
  await lockCartRow(db, cartId);
  await db.query(
    `insert into cart_lines (cart_id, sku, quantity, price_seen, own_seen)
     select $1, back.sku, back.quantity, back.price_seen, back.own_seen::jsonb
       from unnest($2::text[], $3::int[], $4::bigint[], $5::text[]) as back(sku, quantity, price_seen, own_seen)
     on conflict (cart_id, sku) do update set
       quantity = least(${lineLimit}, cart_lines.quantity + excluded.quantity), updated_at = now()`,
    [
      cartId,
      lines.map((line) => line.sku),
      lines.map((line) => line.quantity),
      lines.map((line) => line.priceSeen),
      lines.map(({ ownSeen }) => (ownSeen ? JSON.stringify(ownSeen) : null)),
    ],
  );
}
