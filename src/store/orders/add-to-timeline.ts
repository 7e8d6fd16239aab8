import type { Queries } from "@/src/store/queries";

/** Adds an entry to an order's timeline. */
export async function addToTimeline(
  db: Queries,
  orderId: number,
  at: Date,
  event: string,
  detail: string | null,
): Promise<void> {
  await db.query(
    `insert into orders_timeline (_order, _parent_id, id, at, event, detail)
     select coalesce(max(_order), 0) + 1, $1, gen_random_uuid()::text, $2, $3, $4
       from orders_timeline where _parent_id = $1`,
    [orderId, at, event, detail],
  );
}
