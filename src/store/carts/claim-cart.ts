import { lineLimit } from "@/src/domain/cart/cart";
import type { Queries } from "@/src/store/queries";
import { readCartLines, type StoredLine } from "./cart-rows";

interface CartRow {
  readonly id: number;
  readonly token: string;
  readonly customer_id: number | null;
}

/** Moves the lines of one cart to another, summing quantities, and reassigns orders of the first. */
export async function mergeLines(db: Queries, from: number, into: number): Promise<void> {
  await db.query(
    `insert into cart_lines (cart_id, sku, quantity, price_seen, own_seen)
     select $2, sku, quantity, price_seen, own_seen from cart_lines where cart_id = $1 order by id
     on conflict (cart_id, sku) do update set
       quantity = least(${lineLimit}, cart_lines.quantity + excluded.quantity), updated_at = now()`,
    [from, into],
  );
  await db.query("delete from cart_lines where cart_id = $1", [from]);
  // A pending payment must remove its lines from the cart they are in now.
  await db.query("update orders set cart_id = $2 where cart_id = $1", [from, into]);
  // Following a reminder's link merges the reminded cart into another one.
  await db.query(
    `update carts set reminded_at = greatest(carts.reminded_at, other.reminded_at) from carts other
      where carts.id = $2 and other.id = $1`,
    [from, into],
  );
  await db.query("delete from carts where id = $1", [from]);
}

/**
 * Assigns a browser's cart to the customer, merged with the customer's existing cart, and gives it a new secret: the old
 * one, which may have been copied or planted, becomes void. The customer's other browsers find the cart through their
 * session. Another customer's cart is not changed. Inside a transaction.
 * @param token secret of the browser's cart, null if it has none
 * @param renewed the new secret
 * @returns secret of the customer's cart, null if there is none
 * Source: specification 12.1.
 */
export async function claimCart(
  db: Queries,
  customerId: number,
  token: string | null,
  renewed: string,
): Promise<string | null> {
  // Serialises two browsers of one customer.
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

/** The lines of a customer's cart. */
export async function readCustomerCart(db: Queries, customerId: number): Promise<readonly StoredLine[]> {
  const { rows } = await db.query<{ token: string }>("select token from carts where customer_id = $1", [
    customerId,
  ]);
  const [cart] = rows;
  return cart ? readCartLines(db, cart.token) : [];
}
