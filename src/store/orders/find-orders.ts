import type { Order } from "@/src/domain/order/order";
import type { Queries } from "@/src/store/queries";
import { columns, readOrder, type OrderRow } from "./order-rows";

/** Lookup keys of an order. */
const keys = {
  id: "orders.id",
  number: "orders.number",
  token: "orders.token",
  paymentIntent: "orders.payment_intent",
} as const;
export type OrderKey = keyof typeof keys;

/** An order by one of its keys, or null. */
export async function findOrder(db: Queries, key: OrderKey, value: string | number): Promise<Order | null> {
  const { rows } = await db.query<OrderRow>({
    name: `find-order-by-${key}`,
    text: `select ${columns} from orders where ${keys[key]} = $1`,
    values: [value],
  });
  return rows[0] ? readOrder(rows[0]) : null;
}

/** Orders by row number, in that order; missing ones are left out. */
export async function findOrdersByIds(db: Queries, ids: readonly number[]): Promise<readonly Order[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from orders where id = any($1::int[]) order by array_position($1::int[], id)`,
    [ids],
  );
  return rows.map(readOrder);
}

/** Orders that replace pieces of another one, newest first. @param orderId of the other one */
export async function findExchangesOf(db: Queries, orderId: number): Promise<readonly Order[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from orders where exchange_of_id = $1 order by id desc limit 50`,
    [orderId],
  );
  return rows.map(readOrder);
}

/** Orders that replace pieces of some orders, grouped by those. */
export async function findExchangesOfAll(
  db: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Order[]>> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from orders where exchange_of_id = any($1::int[])`,
    [orderIds],
  );
  const found = rows.map(readOrder);
  return new Map(orderIds.map((id) => [id, found.filter(({ exchange }) => exchange?.of === id)]));
}

/** The paid order of an agent's checkout, or null. @param session secret of the checkout */
export async function findOrderOfSession(db: Queries, session: string): Promise<Order | null> {
  const { rows } = await db.query<OrderRow>({
    name: "find-order-of-session",
    text: `select ${columns} from orders where agent_session = $1
              and state not in ('pending', 'expired', 'failed') order by id limit 1`,
    values: [session],
  });
  return rows[0] ? readOrder(rows[0]) : null;
}

/** All orders of an e-mail, newest first, without those never paid. */
export async function findOrdersOf(db: Queries, email: string): Promise<readonly Order[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from orders where lower(contact_email) = $1
        and state not in ('pending', 'expired', 'failed') order by id desc limit 200`,
    [email],
  );
  return rows.map(readOrder);
}

/** Orders placed with an affiliate's code and its commission at that time, newest first. */
export async function findOrdersOfAffiliate(
  db: Queries,
  affiliateId: number,
): Promise<readonly { readonly order: Order; readonly percent: number }[]> {
  const { rows } = await db.query<OrderRow & { readonly percent: number }>(
    `select ${columns}, coalesce(orders.affiliate_percent, 0)::int as percent from orders
      where affiliate_id = $1 and paid_at is not null order by paid_at desc, id desc`,
    [affiliateId],
  );
  return rows.map((row) => ({ order: readOrder(row), percent: row.percent }));
}

/** Reads an order by its number and locks it until the transaction ends. */
export async function lockOrder(db: Queries, number: string): Promise<Order | null> {
  const { rowCount } = await db.query("select id from orders where number = $1 for update", [number]);
  // Read after locking: earlier values may have changed while waiting for the lock.
  return rowCount === 0 ? null : findOrder(db, "number", number);
}

/** An order with its content hash. */
export interface NamedOrder {
  readonly contentHash: string;
  readonly order: Order;
}

const named = (row: OrderRow & { readonly content_hash: string }): NamedOrder => ({
  contentHash: row.content_hash,
  order: readOrder(row),
});

/** Pending orders of a cart, newest first. */
export async function findPendingOrders(db: Queries, cartId: number): Promise<readonly NamedOrder[]> {
  const { rows } = await db.query<OrderRow & { readonly content_hash: string }>({
    name: "find-pending-orders",
    text: `select ${columns} from orders where cart_id = $1 and state = 'pending' order by id desc`,
    values: [cartId],
  });
  return rows.map(named);
}

/** Locks a form's key until the transaction ends: concurrent submissions of the same form wait. */
export async function lockSubmission(db: Queries, submission: string): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [submission]);
}

/** Orders of a submission that have not ended, newest first. */
export async function findSubmittedOrders(db: Queries, submission: string): Promise<readonly NamedOrder[]> {
  const { rows } = await db.query<OrderRow & { readonly content_hash: string }>(
    `select ${columns} from orders where submission = $1 and state not in ('expired', 'failed') order by id desc`,
    [submission],
  );
  return rows.map(named);
}
