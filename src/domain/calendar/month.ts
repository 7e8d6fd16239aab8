import { parisDay } from "./paris-day";

/** Where the shop's days and months begin. */
export const shopTimeZone = "Europe/Paris";

/** A month as 2026-11. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The month it is in the shop. */
export const monthOf = (at: Date): string => parisDay(at).slice(0, 7);

/** The month so many months later; earlier for a number below nothing. @param month as 2026-11 */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
