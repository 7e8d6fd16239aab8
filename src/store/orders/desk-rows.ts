import { deskQueueNames, deskQueues, type DeskQueue, type DeskSort } from "@/src/domain/order/desk-queue";
import type { Order } from "@/src/domain/order/order";
import { likePattern } from "@/src/store/like-pattern";
import type { Queries } from "@/src/store/queries";
import { findByReference } from "./reference-rows";
import { columns, readOrder, type OrderRow } from "./order-rows";

/** Exactly the condition of orders_desk_idx, as the index requires. */
const indexed = `orders.state in ('paid', 'held', 'in-workshop', 'quality-control', 'withdrawn')
  and (orders.has_parcel or orders.state <> 'paid')`;

/** Orders that need work by staff, without those fully withdrawn from before shipping. */
export const atTheDesk = `${indexed} and orders.state <> 'withdrawn' and (orders.has_parcel or orders.state = 'held')`;

/** Orders with a refund due; the condition of orders_refund_due_idx. */
const owesMoney = "orders.refund_due_at is not null";

/** Condition for orders in a queue. */
const standing = (queue: DeskQueue): string =>
  deskQueues[queue] === null ? owesMoney : `${atTheDesk} and orders.state = '${deskQueues[queue]}'`;

/** Counting limit, to keep the query short. */
export const countedUpTo = 999;

/** Number of orders in each queue; one more than `countedUpTo` means more. */
export async function countDesk(db: Queries): Promise<Readonly<Record<DeskQueue, number>>> {
  const counts = deskQueueNames.map(
    (queue) => `(select count(*)::int from (select 1 from orders where ${standing(queue)}
      limit ${countedUpTo + 1}) counted) as "${queue}"`,
  );
  const { rows } = await db.query<Record<DeskQueue, number>>(`select ${counts.join(", ")}`);
  const [row] = rows;
  if (!row) throw new Error("Nothing was counted.");
  return row;
}

/** A query of the desk. */
export interface DeskQuery {
  /** null for all */
  readonly queue: DeskQueue | null;
  /** part of a number, mail, name, town, article, key of a part, telephone or tracking number; empty for everything */
  readonly search: string;
  readonly sort: DeskSort;
  /** last row of the previous page */
  readonly after: number | null;
  readonly limit: number;
}

/** Exactly the expression of orders_desk_words_idx, which indexes only orders at the desk. */
const words = `(orders.number || E'\\n' || coalesce(orders.contact_email, '') || E'\\n' || coalesce(orders.contact_name, '')
  || E'\\n' || coalesce(orders.contact_shipping_name, '') || E'\\n' || coalesce(orders.contact_shipping_address ->> 'city', '')
  || E'\\n' || coalesce(orders.articles, ''))`;

/** Pagination keys of a queue: refunds by their deadline. */
const places = {
  day: (row: string) => `coalesce(${row}.refund_due_at, '-infinity'), ${row}.id`,
  id: (row: string) => `${row}.id`,
} as const;

/**
 * Orders at the desk, page by page: their ids are found by index before rows are read, with separate indexes for orders
 * that need work and for refunds due.
 */
export async function findDeskOrders(
  db: Queries,
  { queue, search, sort, after, limit }: DeskQuery,
): Promise<readonly Order[]> {
  const [sign, way] = sort === "oldest" ? [">", "asc"] : ["<", "desc"];
  const place = queue !== null && deskQueues[queue] === null ? places.day : places.id;
  const found = (condition: string) =>
    `select orders.id, orders.refund_due_at from orders
      where ${condition} and ($1::text = '%%' or ${words} ilike $1 or orders.id = any($4::int[]))
        and ($2::int is null or (${place("orders")}) ${sign} (select ${place("last")} from orders last where last.id = $2))`;
  const asked = queue === null ? `${found(atTheDesk)} union ${found(owesMoney)}` : found(standing(queue));
  const order = place === places.day ? `orders.refund_due_at ${way}, orders.id ${way}` : `orders.id ${way}`;
  const { rows } = await db.query<OrderRow>(
    `with found as materialized (${asked})
     select ${columns} from orders
      where orders.id = any(array(select id from found orders order by ${order} limit $3))
      order by ${order}`,
    [likePattern(search), after, limit, await findByReference(db, search)],
  );
  return rows.map(readOrder);
}
