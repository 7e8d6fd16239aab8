import type { AffiliateState } from "@/src/domain/forms/affiliate";
import type { Locale } from "@/src/domain/locale/locale";
import type { Queries } from "@/src/store/queries";

/** An affiliate with a current or ended agreement. */
export interface Affiliate {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly status: AffiliateState;
  readonly code: string;
  /** whole percent the code reduces prices by */
  readonly reduction: number;
  /** whole percent of future sales */
  readonly commission: number;
}

/** An affiliate by row number; null for one that never had an agreement. */
export async function findAffiliate(db: Queries, id: number): Promise<Affiliate | null> {
  const { rows } = await db.query<Affiliate>(
    `select id, name, email, locale, status, code, reduction::int as reduction, commission::int as commission
       from affiliates where id = $1 and status in ('accepted', 'ended') and code is not null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Counts a visit to an affiliate's URL; unknown codes are not counted. @param day as 2026-03-31 */
export async function countVisit(db: Queries, code: string, day: string): Promise<void> {
  await db.query(
    `insert into affiliate_visits (affiliate_id, day, times)
     select id, $2, 1 from affiliates where code = $1 and status = 'accepted'
     on conflict (affiliate_id, day) do update set times = affiliate_visits.times + 1`,
    [code, day],
  );
}

/** Visits to an affiliate's URL since a day. @param day as 2026-03-31 */
export async function countVisitsSince(db: Queries, id: number, day: string): Promise<number> {
  const { rows } = await db.query<{ times: number }>(
    "select coalesce(sum(times), 0)::int as times from affiliate_visits where affiliate_id = $1 and day >= $2",
    [id, day],
  );
  return rows[0]?.times ?? 0;
}

/** @param day as 2026-03-31 @returns number of daily figures deleted */
export async function purgeVisits(db: Queries, day: string): Promise<number> {
  const { rowCount } = await db.query("delete from affiliate_visits where day < $1", [day]);
  return rowCount ?? 0;
}
