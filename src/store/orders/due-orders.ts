import type { Queries } from "@/src/store/queries";

interface NumberRow {
  readonly number: string;
}

/**
 * Claims orders whose payment should be checked: the provider has reported nothing for a while. Claiming marks them, so
 * that two nodes do not check the same ones.
 * @param before orders checked later than this are skipped
 */
export async function claimOrdersToCheck(
  db: Queries,
  { now, before, limit }: { readonly now: Date; readonly before: Date; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await db.query<NumberRow>(
    `with claimed as (update orders set checked_at = $1 where id in (
       select id from orders
        where state in ('pending', 'processing') and coalesce(checked_at, created_at) < $2
          -- A voucher is paid days later: asking every hour is enough.
          and (state = 'pending' or payment_voucher_day is null
               or coalesce(checked_at, created_at) < $2::timestamptz - interval '1 hour')
          -- No payment page was opened for it: its buyer still has the link.
          and (link_until is null or link_until <= $1 or coalesce(session_id, former_session_id) is not null)
        order by coalesce(checked_at, created_at) limit $3 for update skip locked)
     returning id, number)
     select number from claimed order by id`,
    [now, before, limit],
  );
  return rows.map((row) => row.number);
}

interface IntentRow {
  readonly intent: string;
}

/**
 * Claims payments that may still change: recent ones every quarter of an hour, disputed ones and those refunded within a
 * month daily. Claiming marks their orders, so that two nodes do not check the same ones.
 */
export async function claimPaidToCheck(db: Queries, now: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await db.query<IntentRow>(
    `with claimed as (update orders set checked_at = $1 where id in (
       select orders.id
         from (select order_id, interval '15 minutes' as pause from payments
                where created_at > $1::timestamptz - interval '2 days' and kind = 'payment'
                union all
               select order_id, interval '1 day' from payments
                where updated_at > $1::timestamptz - interval '30 days' and kind = 'refund'
                union all
               select order_id, interval '1 day' from payments where kind = 'dispute' and status = 'open') due
         join orders on orders.id = due.order_id
        where payment_intent is not null and state not in ('pending', 'processing', 'expired', 'failed')
          and coalesce(checked_at, orders.created_at) <= $1::timestamptz - due.pause
        order by coalesce(checked_at, orders.created_at) limit $2 for update of orders skip locked)
     returning id, payment_intent as intent)
     select intent from claimed order by id`,
    [now, limit],
  );
  return rows.map(({ intent }) => intent);
}
