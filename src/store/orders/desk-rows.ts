import { deskQueueNames, deskQueues, type DeskQueue, type DeskSort } from "@/src/domain/order/desk-queue";
import type { Order } from "@/src/domain/order/order";
import { likePattern } from "@/src/store/like-pattern";
import type { Queries } from "@/src/store/queries";
import { findByReference } from "./reference-rows";
import { columns, readOrder, type OrderRow } from "./order-rows";

/** Word for word the condition of orders_desk_idx, which serves nothing else. */
const indexed = `orders.state in ('paid', 'held', 'in-workshop', 'quality-control', 'withdrawn')
  and (orders.has_parcel or orders.state <> 'paid')`;

/** Orders that staff has something to do for; not those of which everything was withdrawn from before it left. */
export const atTheDesk = `${indexed} and orders.state <> 'withdrawn' and (orders.has_parcel or orders.state = 'held')`;

/** Orders whose buyers are owed money; the condition of orders_refund_due_idx. */
const owesMoney = "orders.refund_due_at is not null";

/** Which orders stand in a queue. */
const standing = (queue: DeskQueue): string =>
  deskQueues[queue] === null ? owesMoney : `${atTheDesk} and orders.state = '${deskQueues[queue]}'`;

/** Counted no further: a figure is for one look. */
export const countedUpTo = 999;

/** How many orders wait in each queue; one more than `countedUpTo` means more. */
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

/** What the desk looks for. */
export interface DeskQuery {
  /** null looks in all of them */
  readonly queue: DeskQueue | null;
  /** part of a number, mail, name, town, article, key of a part, telephone or tracking number; empty for everything */
  readonly search: string;
  readonly sort: DeskSort;
  /** the row the page before ended with */
  readonly after: number | null;
  readonly limit: number;
}

/** Word for word the expression of orders_desk_words_idx, which holds the words of what waits and of nothing else. */
const words = `(orders.number || E'\\n' || coalesce(orders.contact_email, '') || E'\\n' || coalesce(orders.contact_name, '')
  || E'\\n' || coalesce(orders.contact_shipping_name, '') || E'\\n' || coalesce(orders.contact_shipping_address ->> 'city', '')
  || E'\\n' || coalesce(orders.articles, ''))`;

/** What the pages of a queue go on by: refunds by their last day. */
const places = {
  day: (row: string) => `coalesce(${row}.refund_due_at, '-infinity'), ${row}.id`,
  id: (row: string) => `${row}.id`,
} as const;

/**
 * Orders that wait at the desk, a page at a time: their ids are found in the indexes before a row is read, those that wait and
 * those whose buyers are owed money each in their own.
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
