import { deskQueueNames, deskQueues, type DeskQueue, type DeskSort } from "@/src/domain/order/desk-queue";
import type { Order } from "@/src/domain/order/order";
import { likePattern } from "@/src/store/like-pattern";
import type { Queries } from "@/src/store/queries";
import { columns, readOrder, type OrderRow } from "./order-rows";

/** Orders that staff has something to do for. Word for word the condition of orders_desk_idx, which serves nothing else. */
export const atTheDesk = `orders.state in ('paid', 'held', 'in-workshop', 'quality-control', 'withdrawn')
  and (orders.has_parcel or orders.state <> 'paid')`;

/** Counted no further: a figure is for one look. */
export const countedUpTo = 999;

/** How many orders wait in each queue; one more than `countedUpTo` means more. */
export async function countDesk(db: Queries): Promise<Readonly<Record<DeskQueue, number>>> {
  const counts = deskQueueNames.map(
    (queue) => `(select count(*)::int from (select 1 from orders where ${atTheDesk}
      and orders.state = '${deskQueues[queue]}' limit ${countedUpTo + 1}) counted) as "${queue}"`,
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
  /** part of a number, mail, name, town, article or key of a part; empty for everything */
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

/** Orders that wait at the desk, a page at a time: their ids are found in the indexes before a row is read. */
export async function findDeskOrders(
  db: Queries,
  { queue, search, sort, after, limit }: DeskQuery,
): Promise<readonly Order[]> {
  const states = queue === null ? Object.values(deskQueues) : [deskQueues[queue]];
  const [sign, way] = sort === "oldest" ? [">", "asc"] : ["<", "desc"];
  const { rows } = await db.query<OrderRow>(
    `with found as materialized (
       select orders.id from orders
        where ${atTheDesk} and orders.state = any($1::enum_orders_state[])
          and ($2::text = '%%' or ${words} ilike $2) and ($3::int is null or orders.id ${sign} $3))
     select ${columns} from orders
      where orders.id = any(array(select id from found order by id ${way} limit $4))
      order by orders.id ${way}`,
    [states, likePattern(search), after, limit],
  );
  return rows.map(readOrder);
}
