const days = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris", dateStyle: "short" });

/** The day it is in the workshop, as 2026-03-31. */
export const parisDay = (at: Date): string => days.format(at);

/** A day so many days later. @param day as 2026-03-31 */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
