import { shopTimeZone } from "@/src/domain/calendar/month";

/** Formats of times, in the shop's time zone, and of numbers in an admin language. */
export function readerOf(language: string) {
  const moments = new Intl.DateTimeFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: shopTimeZone,
  });
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return {
    moment: (at: Date | string) => moments.format(new Date(at)),
    decimal: (value: number) => numbers.format(value),
  };
}
