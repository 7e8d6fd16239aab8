import { shopTimeZone } from "@/src/domain/calendar/month";
import { dateTag } from "@/src/domain/locale/locale";
import { withMinusSign } from "@/src/domain/locale/minus-sign";
import { adminLocale } from "@/src/admin/admin-locale";

/** Formats of times, in the shop's time zone, and of numbers in an admin language. */
export function readerOf(language: string) {
  const moments = new Intl.DateTimeFormat(dateTag(adminLocale(language)), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: shopTimeZone,
  });
  const days = new Intl.DateTimeFormat(dateTag(adminLocale(language)), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return {
    moment: (at: Date | string) => moments.format(new Date(at)),
    /** @param at a day as 2026-03-31 */
    day: (at: string) => days.format(new Date(at)),
    decimal: (value: number) => withMinusSign(numbers.format(value)),
  };
}
