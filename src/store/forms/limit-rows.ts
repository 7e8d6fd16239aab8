import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

/** How often something may be done in a stretch of time. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

/**
 * Counts one more time of whatever the key stands for. One statement: however many nodes and requests count at
 * once, no time is lost. The stretch begins with the first time and not with the clock.
 * @returns whether it is still within the limit
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

/** A batch of counts that are over. @returns how many are gone */
export async function purgeRateLimits(db: Queries, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from limits where resets_at <= $1 and id = any(array(
       select id from limits where resets_at <= $1 order by resets_at limit ${MAX_PURGED_AT_ONCE}))`,
    [now],
  );
  return rowCount ?? 0;
}

/** Takes one time back: what was counted beforehand turned out to be well meant. */
export async function releaseRateLimit(db: Queries, key: string): Promise<void> {
  await db.query("update limits set used = used - 1 where key = $1 and used > 0", [key]);
}
