const hourMs = 3_600_000;

/** The last Sunday of a month of 31 days, at one o'clock in the universal calendar. @param month January is 0 */
function changeOfClock(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
}

/** Summer is from the last Sunday of March to the last of October. Source: directive 2000/84/EC. */
function hoursAhead(at: Date): number {
  const year = at.getUTCFullYear();
  const isSummer = at.getTime() >= changeOfClock(year, 2) && at.getTime() < changeOfClock(year, 9);
  return isSummer ? 2 : 1;
}

/**
 * The day it is in the workshop, as 2026-03-31, the same on the server and in every browser. It does without Intl, whose
 * first format of days keeps a slow phone busy for a fifth of a second.
 */
export const parisDay = (at: Date): string =>
  new Date(at.getTime() + hoursAhead(at) * hourMs).toISOString().slice(0, 10);

/** A day so many days later. @param day as 2026-03-31 */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Days from one day to a later one. @param from as 2026-03-31 */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
