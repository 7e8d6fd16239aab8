import { parisDay } from "@/src/domain/calendar/paris-day";
import type { Queries } from "@/src/store/queries";

/**
 * The next number of a series of documents, without gaps within a year of the shop's time zone: it is rolled back with
 * the transaction.
 * @param series for example "receipt"
 * @param letter for example "R", which makes R-2026-00001
 */
export async function nextDocument(db: Queries, series: string, letter: string, now: Date): Promise<string> {
  const year = parisDay(now).slice(0, 4);
  const { rows } = await db.query<{ value: number }>(
    `insert into counters (key, value) values ($1, 1)
     on conflict (key) do update set value = counters.value + 1 returning value::int as value`,
    [`${series}-${year}`],
  );
  const [row] = rows;
  if (!row) throw new Error(`The series ${series} of ${year} gave no number.`);
  return `${letter}-${year}-${String(row.value).padStart(5, "0")}`;
}
