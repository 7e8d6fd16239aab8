import { MAX_WAITING, type WaitingKind } from "@/src/domain/home/waiting";
import { atTheDesk } from "@/src/store/orders/desk-rows";
import type { Queries } from "@/src/store/queries";

const underWay = "('paid', 'in-workshop', 'quality-control')";

/** Query for each kind of pending work, one row per item. Codes and donations have no parcel and stay paid. */
const waiting: Readonly<Record<WaitingKind, string>> = {
  "to-ship": `orders where ${atTheDesk} and state in ${underWay}`,
  held: "orders where state = 'held'",
  "pre-orders": `pre_orders join orders on orders.id = pre_orders.order_id
    where not coalesce(pre_orders.released, false) and orders.state in ${underWay}`,
  requests: "requests where status = 'new'",
  reviews: "customer_reviews where status = 'pending'",
  affiliates: "affiliates where status = 'applied'",
  "sold-out": "products where _status = 'published' and is_visible and availability = 'sold-out'",
  "low-stock": "stock_items where is_counted and is_low",
  "failed-mails": "mails where state = 'given-up'",
  "failed-jobs": "payload_jobs where has_error",
};

/** Number of pending items per kind, up to a limit. */
export async function countWaiting(
  db: Queries,
  wanted: readonly WaitingKind[],
): Promise<ReadonlyMap<WaitingKind, number>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await db.query<{ kind: WaitingKind; count: number }>(
    wanted
      .map(
        (kind) =>
          `select '${kind}' as kind, (select count(*)::int from (select 1 from ${waiting[kind]} limit ${MAX_WAITING}) counted) as count`,
      )
      .join(" union all "),
  );
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
