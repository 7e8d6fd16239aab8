import { daysAfter } from "@/src/domain/calendar/paris-day";
import { workingDayFrom } from "@/src/domain/calendar/working-day";
import type { Closure } from "./workshop";

/** Limit of the computation: a longer queue is a mistake in the settings. */
const MAX_DAYS = 1_000;

const closureAt = (day: string, closures: readonly Closure[]) =>
  closures.find(({ from, until }) => from <= day && day <= until);

/** The day itself, or the next working day. @param day as 2026-12-24 */
export function workshopDayFrom(day: string, closures: readonly Closure[]): string {
  const working = workingDayFrom(day);
  const closed = closureAt(working, closures);
  return closed ? workshopDayFrom(daysAfter(closed.until, 1), closures) : working;
}

/** The day itself, or the last working day before it. */
export function workshopDayBefore(day: string, closures: readonly Closure[]): string {
  let found = day;
  for (let steps = 0; steps < MAX_DAYS && workshopDayFrom(found, closures) !== found; steps += 1)
    found = daysAfter(found, -1);
  return found;
}

/**
 * Days from today until a number of pieces is built, beginning with the next working day.
 * @param today as 2026-12-24 @param perDay pieces on a working day
 */
export function daysToBuild(
  today: string,
  pieces: number,
  perDay: number,
  closures: readonly Closure[],
): number {
  let day = today;
  for (let left = Math.ceil(pieces / perDay); left > 0; left -= 1) {
    day = workshopDayFrom(daysAfter(day, 1), closures);
    const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
    if (days >= MAX_DAYS) return MAX_DAYS;
  }
  return (Date.parse(day) - Date.parse(today)) / 86_400_000;
}
