import { randomUUID } from "node:crypto";
import type { Order } from "@/src/domain/order/order";
import { partWithdrawn } from "@/src/domain/order/line-ledger";
import { leftToSend } from "@/src/domain/order/parcels";
import { refundDecided } from "@/src/domain/order/refund-decisions";
import { buildSorts, sortOf, type BuildSort, type PerSort } from "@/src/domain/workshop/workshop";
import type { Queries } from "@/src/store/queries";
import { atTheDesk } from "@/src/store/orders/desk-rows";
import { columns, readOrder, type OrderRow } from "@/src/store/orders/order-rows";

/** Orders at the desk that are still to be built. */
const toBuild = `${atTheDesk} and orders.state = any(array['paid', 'held', 'in-workshop']::enum_orders_state[])`;

/** Whether pieces of an order may have been cancelled before shipping. */
const reduced = `exists (select from orders_timeline entry where entry._parent_id = orders.id
                          and entry.event in ('${partWithdrawn}', '${refundDecided}'))`;

/** Counts the remaining pieces of reduced orders from their history. */
async function countReduced(db: Queries): Promise<PerSort<number>> {
  const { rows } = await db.query<OrderRow>({
    name: "find-reduced-to-build",
    text: `select ${columns} from orders where ${toBuild} and ${reduced}`,
  });
  const left = rows.map(readOrder).flatMap((order) =>
    leftToSend(order).map(({ line, quantity }) => {
      const kind = order.lines[line]?.kind;
      return { sort: kind ? sortOf(kind) : null, quantity };
    }),
  );
  const count = (wanted: BuildSort) =>
    left.reduce((sum, { sort, quantity }) => sum + (sort === wanted ? quantity : 0), 0);
  return { bespoke: count("bespoke"), ready: count("ready") };
}

/** Number of paid, unbuilt pieces of each sort; pieces sent in a part parcel count as built. */
export async function countToBuild(db: Queries): Promise<PerSort<number>> {
  const { rows } = await db.query<{ bespoke: number; ready: number }>({
    name: "count-to-build",
    // Lateral join per waiting order: a plain join might read the lines of all orders.
    text: `select coalesce(sum(pieces.bespoke), 0)::int as bespoke, coalesce(sum(pieces.ready), 0)::int as ready
             from orders
            cross join lateral (
              select sum(line.quantity - sent.count) filter (where line.kind in ('bespoke', 'surprise-watch')) as bespoke,
                     sum(line.quantity - sent.count) filter (where line.kind = 'watch') as ready
                from orders_lines line
               cross join lateral (
                 select coalesce(sum((piece ->> 'quantity')::int), 0) as count
                   from orders_part_parcels part, jsonb_array_elements(part.pieces) piece
                  where part._parent_id = orders.id and (piece ->> 'line')::int = line._order - 1) sent
               where line._parent_id = orders.id) pieces
            where ${toBuild} and not ${reduced}`,
  });
  const [whole] = rows;
  const left = await countReduced(db);
  return { bespoke: (whole?.bespoke ?? 0) + left.bespoke, ready: (whole?.ready ?? 0) + left.ready };
}

/** Orders with pieces to build, oldest first. */
export async function findToBuild(db: Queries, limit: number): Promise<readonly Order[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from orders
      where orders.id = any(array(with found as materialized (select orders.id from orders where ${toBuild})
                                  select id from found order by id limit $1))
      order by orders.id`,
    [limit],
  );
  return rows.map(readOrder);
}

const keyOf = (sort: keyof PerSort<number>): string => `queue-days-${sort}`;

/** Days until one more piece is built, as last counted. */
export async function readQueueDays(db: Queries): Promise<PerSort<number>> {
  const { rows } = await db.query<{ key: string; value: number }>(
    "select key, value::int as value from counters where key = any($1)",
    [buildSorts.map(keyOf)],
  );
  const days = (sort: keyof PerSort<number>) => rows.find(({ key }) => key === keyOf(sort))?.value ?? 0;
  return { bespoke: days("bespoke"), ready: days("ready") };
}

/** Saves the days if they have changed: pages that show a day are then regenerated. @returns whether they have */
export async function saveQueueDays(db: Queries, days: PerSort<number>): Promise<boolean> {
  const known = await readQueueDays(db);
  if (buildSorts.every((sort) => known[sort] === days[sort])) return false;
  for (const key of ["content", "tag:settings"])
    await db.query(
      `insert into revisions (key, mark, created_at, updated_at) values ($1, $2, now(), now())
       on conflict (key) do update set mark = excluded.mark, updated_at = now()`,
      [key, randomUUID()],
    );
  for (const sort of buildSorts)
    await db.query(
      `insert into counters (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value`,
      [keyOf(sort), days[sort]],
    );
  return true;
}
