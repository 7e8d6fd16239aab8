import type { DayFigure, FigureKind } from "@/src/domain/tracking/day-figure";
import type { Queries } from "@/src/store/queries";

/** Most different subjects per kind and day; more can only be invented ones. */
const subjectsPerDay = 2_000;

/** Adds to the figures of a day. One statement, so that concurrent processes lose no counts. */
export async function addFigures(db: Queries, figures: readonly DayFigure[]): Promise<void> {
  const column = (read: (figure: DayFigure) => string | number) => figures.map(read);
  await db.query(
    `insert into day_figures (day, kind, subject, locale, count)
     select given.* from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[])
       as given(day, kind, subject, locale, count)
      where exists (select 1 from day_figures known where known.day = given.day and known.kind = given.kind
                       and known.subject = given.subject and known.locale = given.locale)
         or (select count(*) from day_figures known where known.day = given.day and known.kind = given.kind) < $6
     order by 1, 2, 3, 4
     on conflict (day, kind, subject, locale) do update set count = day_figures.count + excluded.count`,
    [
      column(({ day }) => day),
      column(({ kind }) => kind),
      column(({ subject }) => subject),
      column(({ locale }) => locale),
      column(({ count }) => count),
      subjectsPerDay,
    ],
  );
}

/** A figure summed over all languages. */
export type CountedFigure = Pick<DayFigure, "day" | "kind" | "subject" | "count">;

/** @param from first day, as 2026-03-31 */
export async function readFigures(db: Queries, from: string): Promise<readonly CountedFigure[]> {
  const { rows } = await db.query<{ day: string; kind: FigureKind; subject: string; count: number }>(
    `select day, kind, subject, sum(count)::int as count from day_figures where day >= $1
      group by day, kind, subject order by day`,
    [from],
  );
  return rows;
}

/** @param before first day that is kept @returns number of deleted rows */
export async function purgeFigures(db: Queries, before: string): Promise<number> {
  const { rowCount } = await db.query("delete from day_figures where day < $1", [before]);
  return rowCount ?? 0;
}

/** Order figures of a day. */
export interface DayOfOrders {
  readonly day: string;
  /** orders created that day, those by hand included */
  readonly created: number;
  readonly paid: number;
  /** hundredths of a euro: payments of that day, less their later refunds */
  readonly revenue: number;
}

const unpaid = "('pending', 'processing', 'expired', 'failed')";
const kept = "total - coalesce(covered, 0) - refunded_amount";

/**
 * Orders by day, from the orders themselves: created by creation day, paid by payment day. Amounts in another currency are
 * converted at their order's rate; those in euros, which are most, are read by an index-only scan. Days are ranges of
 * that index: no day is computed per row.
 * @param from first day in Paris, as 2026-03-31
 */
export async function readDaysOfOrders(db: Queries, from: string): Promise<readonly DayOfOrders[]> {
  const { rows } = await db.query<DayOfOrders>(
    `with days as (
       select date, date::timestamp at time zone 'Europe/Paris' as since, (date + 1)::timestamp at time zone 'Europe/Paris' as until
         from (select $1::text::date + place as date
                 from generate_series(0, (now() at time zone 'Europe/Paris')::date - $1::text::date) place) dates),
     sums as (
       select to_char(date, 'YYYY-MM-DD') as day, created.count as created, euros.count + others.count as paid,
              coalesce(euros.revenue, 0) + coalesce(others.revenue, 0) as revenue
         from days
        cross join lateral (
          select count(*)::int as count from orders where created_at >= since and created_at < until) created
        cross join lateral (
          select count(*)::int as count, sum(${kept})::float8 as revenue from orders
           where paid_at >= since and paid_at < until and charge_currency = 'EUR' and state not in ${unpaid}) euros
        cross join lateral (
          select count(*)::int as count,
                 sum(round((${kept}) * 100 / coalesce((rates->>(charge_currency::text))::numeric, 100)))::float8 as revenue
            from orders
           where paid_at >= since and paid_at < until and charge_currency <> 'EUR' and state not in ${unpaid}) others)
     select * from sums where created > 0 or paid > 0 order by day`,
    [from],
  );
  return rows;
}
