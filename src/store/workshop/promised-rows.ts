import type { PerSort } from "@/src/domain/workshop/workshop";
import type { Queries } from "@/src/store/queries";

/** Whoever promises a day counts after who did before, until the transaction ends: two orders of one moment have two places. */
export async function lockPlaces(db: Queries): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('workshop-places', 0))");
}

/**
 * How many pieces of each sort are promised and not paid yet: orders written since a moment whose page may still be open, and
 * payments on their way.
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
