/** Days as 2026-03-31, the form that Swedish has in CLDR. */
const daysIn = (timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { year: "numeric", month: "2-digit", day: "2-digit", timeZone });

let days: Intl.DateTimeFormat | undefined;

/** The day it is in the workshop, as 2026-03-31, the same on the server and in every browser. */
export function parisDay(at: Date): string {
  days ??= daysIn("Europe/Paris");
  return days.format(at);
}

/** The day it is in a time zone, as 2026-03-31. */
export const dayIn = (timeZone: string, at: Date): string => daysIn(timeZone).format(at);

/** A day so many days later. @param day as 2026-03-31 */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Days from one day to a later one. @param from as 2026-03-31 */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;
