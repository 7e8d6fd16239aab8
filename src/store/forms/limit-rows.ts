import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

/** Allowed number of actions per period. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

/**
 * Counts one action for a key. One statement, so that concurrent nodes and requests lose no counts. The period begins
 * with the first action, not at a clock time.
 * @returns whether the limit is not exceeded
 */
export async function countTowardsLimit(db: Queries, key: string, limit: Limit, now: Date): Promise<boolean> {
  const { rows } = await db.query<{ used: number }>(
    `insert into limits (key, used, resets_at) values ($1, 1, $3)
     on conflict (key) do update set
       used = case when limits.resets_at <= $2 then 1 else limits.used + 1 end,
       resets_at = case when limits.resets_at <= $2 then excluded.resets_at else limits.resets_at end
     returning used::int as used`,
    [key, now, new Date(now.getTime() + limit.seconds * 1_000)],
  );
  return (rows[0]?.used ?? 1) <= limit.times;
}

/** When the count of a key begins anew; null if there is none. */
export async function findLimitReset(db: Queries, key: string): Promise<Date | null> {
  const { rows } = await db.query<{ resets_at: Date }>("select resets_at from limits where key = $1", [key]);
  return rows[0]?.resets_at ?? null;
}

/** Deletes a batch of expired counts. @returns how many */
export async function purgeRateLimits(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from limits where resets_at <= $1 and id = any(array(
       select id from limits where resets_at <= $1 order by resets_at limit ${MAX_PURGED_AT_ONCE}))`,
    [now],
  );
  return rowCount ?? 0;
}

/** Subtracts one action: the attempt counted beforehand was legitimate. */
export async function releaseRateLimit(db: Queries, key: string): Promise<void> {
  await db.query("update limits set used = used - 1 where key = $1 and used > 0", [key]);
}
