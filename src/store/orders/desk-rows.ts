import { deskQueueNames, deskQueues, type DeskQueue, type DeskSort } from "@/src/domain/order/desk-queue";
import type { Order } from "@/src/domain/order/order";
import type { Queries } from "@/src/store/queries";
import { columns, readOrder, type OrderRow } from "./order-rows";

/** Word for word the condition of orders_desk_idx: PostgreSQL uses the index for nothing else. */
const waiting = `orders.state in ('paid', 'held', 'in-workshop', 'quality-control', 'withdrawn')
  and (orders.has_parcel or orders.state <> 'paid')`;

/** Counted no further: a figure is for one look. */
export const countedUpTo = 999;

/** How many orders wait in each queue; one more than `countedUpTo` means more. */
export async function countDesk(db: Queries): Promise<Readonly<Record<DeskQueue, number>>> {
  const counts = deskQueueNames.map(
    (queue) => `(select count(*)::int from (select 1 from orders where ${waiting}
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
  /** part of a number, mail, name, town or article, or the key of a part; empty for everything */
  readonly search: string;
  readonly sort: DeskSort;
  /** the row the page before ended with */
  readonly after: number | null;
  readonly limit: number;
}

/** A part of a text, whatever signs are in it. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

const found = `(orders.number ilike $2 or orders.contact_email ilike $2 or orders.contact_name ilike $2
  or orders.contact_shipping_name ilike $2 or orders.contact_shipping_address ->> 'city' ilike $2
  or exists (select 1 from orders_lines line where line._parent_id = orders.id
       and (line.sku ilike $2 or line.title ilike $2
         or jsonb_typeof(line.selection) = 'object'
            and exists (select 1 from jsonb_each_text(line.selection) part where lower(part.value) = lower($3::text)))))`;

/** Orders that wait at the desk, a page at a time. */
export async function findDeskOrders(
  db: Queries,
  { queue, search, sort, after, limit }: DeskQuery,
): Promise<readonly Order[]> {
  const states = queue === null ? Object.values(deskQueues) : [deskQueues[queue]];
  const [sign, way] = sort === "oldest" ? [">", "asc"] : ["<", "desc"];
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from orders
      where ${waiting} and orders.state = any($1::enum_orders_state[])
        and ($2::text = '%%' or ${found}) and ($4::int is null or orders.id ${sign} $4)
      order by orders.id ${way} limit $5`,
    [states, containing(search), search, after, limit],
  );
  return rows.map(readOrder);
}
