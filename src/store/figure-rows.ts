import type { DayFigure, FigureKind } from "../domain/tracking/day-figure";
import type { Queries } from "./queries";

/** Different subjects of one kind that a day may have; more come from somebody who makes them up. */
const subjectsPerDay = 2_000;

/** Adds to what was counted on a day. One statement: however many processes count at once, nothing is lost. */
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

/** What was counted, all languages together. */
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

/** @param before first day that is kept @returns how many rows are gone */
export async function forgetFigures(db: Queries, before: string): Promise<number> {
  const { rowCount } = await db.query("delete from day_figures where day < $1", [before]);
  return rowCount ?? 0;
}

/** What the orders of a day come to. */
export interface DayOfOrders {
  readonly day: string;
  /** orders somebody has begun to pay */
  readonly begun: number;
  readonly paid: number;
  /** hundredths of a euro: what the payment provider took that day, less what it has given back of it since */
  readonly revenue: number;
}

/** The day in Paris, as a date: cheaper to group by than its text. */
const parisDate = (column: string) => `(${column} at time zone 'Europe/Paris')::date`;
const unpaid = "('pending', 'processing', 'expired', 'failed')";
const kept = "total - coalesce(covered, 0) - refunded_amount";

/**
 * Orders by day, from the orders themselves: begun on the day they were made, paid on the day they were paid.
 * Amounts charged in another currency are counted at the rate their order keeps; those in euros, which are most, stand
 * in an index with all that is asked of them.
 * @param from first day in Paris, as 2026-03-31
 */
export async function readDaysOfOrders(db: Queries, from: string): Promise<readonly DayOfOrders[]> {
  const { rows } = await db.query<DayOfOrders>(
    `with begun as (
       select ${parisDate("created_at")} as day, count(*)::int as begun
         from orders where created_at >= $1::text::date - 1 group by 1),
     parts as (
       select ${parisDate("paid_at")} as day, count(*)::int as paid, sum(${kept})::float8 as revenue
         from orders
        where paid_at >= $1::text::date - 1 and charge_currency = 'EUR' and state not in ${unpaid} group by 1
       union all
       select ${parisDate("paid_at")}, count(*)::int,
              sum(round((${kept}) * 100 / coalesce((rates->>(charge_currency::text))::numeric, 100)))::float8
         from orders
        where paid_at >= $1::text::date - 1 and charge_currency <> 'EUR' and state not in ${unpaid} group by 1),
     paid as (select day, sum(paid)::int as paid, sum(revenue) as revenue from parts group by day)
     select to_char(day, 'YYYY-MM-DD') as day, coalesce(begun, 0) as begun, coalesce(paid, 0) as paid,
            coalesce(revenue, 0) as revenue
       from begun full join paid using (day) where day >= $1::text::date order by day`,
    [from],
  );
  return rows;
}
