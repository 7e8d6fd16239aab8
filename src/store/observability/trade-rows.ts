import type { OrderState } from "@/src/domain/order/order-state";
import type { Queries } from "@/src/store/queries";

/** Counted exactly up to here by an index; above it PostgreSQL's estimate is sufficient. */
export const MAX_COUNTED = 10_000;

export type OrdersByState = Readonly<Partial<Record<OrderState, number>>>;

/** Orders by state. The number of delivered ones is not worth reading a million rows. */
export async function countOrdersByState(db: Queries): Promise<OrdersByState> {
  const { rows } = await db.query<{ state: OrderState; count: number }>(
    `with shares as (
       select common.state, common.share
         from pg_stats, unnest(most_common_vals::text::text[], most_common_freqs) as common(state, share)
        where schemaname = current_schema() and tablename = 'orders' and attname = 'state'),
     size as (select reltuples as rows from pg_class where oid = 'orders'::regclass)
     select states.state::text as state,
            (case when counted.count < $1 then counted.count
                  else greatest(counted.count, round(coalesce(share, 0) * size.rows)) end)::float8 as count
       from unnest(enum_range(null::enum_orders_state)) as states(state)
      cross join size
      cross join lateral (
        select count(*)::int as count from (select 1 from orders where orders.state = states.state limit $1) nearest) counted
       left join shares on shares.state = states.state::text`,
    [MAX_COUNTED],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export interface Outbox {
  /** both counted up to MAX_COUNTED */
  readonly waiting: number;
  readonly givenUp: number;
  /** Delay of the oldest overdue mail, s. */
  readonly oldestSeconds: number;
}

/**
 * State of the outbox. A mail scheduled for a later day is not overdue before that, and newsletters, which have the
 * lowest priority, never are.
 */
export async function measureOutbox(db: Queries, now: Date): Promise<Outbox> {
  const { rows } = await db.query<Outbox>(
    `select (select count(*)::int from (select 1 from mails where state = 'waiting' limit $2) nearest) as waiting,
            (select count(*)::int from (select 1 from mails where state = 'given-up' limit $2) nearest) as "givenUp",
            greatest(0, coalesce(extract(epoch from $1::timestamptz - (
              select min(case when attempts = 0 then next_attempt_at else created_at end) from (
                select attempts, next_attempt_at, created_at from mails
                 where state = 'waiting' and is_bulk = false and (attempts > 0 or next_attempt_at <= $1)
                 order by next_attempt_at limit $2) late)), 0))::float8 as "oldestSeconds"`,
    [now, MAX_COUNTED],
  );
  return rows[0] ?? { waiting: 0, givenUp: 0, oldestSeconds: 0 };
}

/**
 * Orders whose payment page has expired without a reported outcome.
 * @param before expired before this
 */
export async function countUnsettled(db: Queries, before: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from orders where state = 'pending' and session_id is not null and session_expires_at < $1 limit $2) nearest`,
    [before, MAX_COUNTED],
  );
  return rows[0]?.count ?? 0;
}
