import type { PerSort } from "@/src/domain/workshop/workshop";
import type { Queries } from "@/src/store/queries";

/** Serialises promises until the transaction ends: two concurrent orders get two places. */
export async function lockPlaces(db: Queries): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('workshop-places', 0))");
}

/**
 * Number of promised, unpaid pieces of each sort: orders created since a time, whose page may still be open, and pending
 * payments.
 * @param cartId a cart whose orders do not count; null for none
 */
export async function countPromised(
  db: Queries,
  cartId: number | null,
  since: Date,
): Promise<PerSort<number>> {
  const { rows } = await db.query<{ bespoke: number; ready: number }>({
    name: "count-promised",
    text: `select coalesce(sum(line.quantity) filter (where line.kind in ('bespoke', 'surprise-watch')), 0)::int as bespoke,
                  coalesce(sum(line.quantity) filter (where line.kind = 'watch'), 0)::int as ready
             from orders join orders_lines line on line._parent_id = orders.id
            where (orders.state = 'processing' or (orders.state = 'pending' and orders.created_at > $2))
              and orders.promised_days is not null and ($1::int is null or orders.cart_id is distinct from $1)`,
    values: [cartId, since],
  });
  return rows[0] ?? { bespoke: 0, ready: 0 };
}
