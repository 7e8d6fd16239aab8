import { lineLimit } from "@/src/domain/cart/cart";
import type { Queries } from "@/src/store/queries";
import { readCartLines, type StoredLine } from "./cart-rows";

interface CartRow {
  readonly id: number;
  readonly token: string;
  readonly customer_id: number | null;
}

/** Puts the lines of one cart into another, sums what is in both, and lets orders of the first follow. */
export async function mergeLines(db: Queries, from: number, into: number): Promise<void> {
  await db.query(
    `insert into cart_lines (cart_id, sku, quantity, price_seen)
     select $2, sku, quantity, price_seen from cart_lines where cart_id = $1 order by id
     on conflict (cart_id, sku) do update set
       quantity = least(${lineLimit}, cart_lines.quantity + excluded.quantity), updated_at = now()`,
    [from, into],
  );
  await db.query("delete from cart_lines where cart_id = $1", [from]);
  // A payment under way takes what it paid for out of the cart the lines are in now.
  await db.query("update orders set cart_id = $2 where cart_id = $1", [from, into]);
  // Who comes back by the reminder's link brings the cart that was reminded of into another one.
  await db.query(
    `update carts set reminded_at = greatest(carts.reminded_at, other.reminded_at) from carts other
      where carts.id = $2 and other.id = $1`,
    [from, into],
  );
  await db.query("delete from carts where id = $1", [from]);
}

/**
 * Makes a browser's cart the customer's, with what the customer had put aside elsewhere, and gives it a new secret: the
 * old one, which may have been copied or planted, opens nothing. The customer's other browsers find the cart through their session.
 * Somebody else's cart is left alone. Inside a transaction.
 * @param token secret of the browser's cart, null where it has none
 * @param renewed the secret from now on
 * @returns secret of the customer's cart, null where there is none
 * Source: specification 12.1.
 */
export async function claimCart(
  db: Queries,
  customerId: number,
  token: string | null,
  renewed: string,
): Promise<string | null> {
  // Two browsers of one customer come one after the other.
  await db.query("select id from customers where id = $1 for update", [customerId]);
  const { rows } = await db.query<CartRow>(
    "select id, token, customer_id from carts where customer_id = $1 or token = $2 order by id for update",
    [customerId, token],
  );
  const own = rows.find((cart) => cart.customer_id === customerId);
  const brought = rows.find((cart) => cart.token === token && cart.customer_id === null);
  const theirs = brought ?? own;
  if (!theirs) return null;
  if (brought && own) await mergeLines(db, own.id, brought.id);
  if (brought)
    await db.query("update carts set customer_id = $2, updated_at = now() where id = $1", [
      brought.id,
      customerId,
    ]);
  await db.query("update carts set token = $2 where id = $1", [theirs.id, renewed]);
  return renewed;
}

/** What lies in a customer's cart. */
export async function readCustomerCart(db: Queries, customerId: number): Promise<readonly StoredLine[]> {
  const { rows } = await db.query<{ token: string }>("select token from carts where customer_id = $1", [
    customerId,
  ]);
  const [cart] = rows;
  return cart ? readCartLines(db, cart.token) : [];
}
