import { shopTimeZone } from "@/src/domain/calendar/month";

/** How moments, as the clock of the shop has them, and numbers are written for whoever reads the admin in a language. */
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
