import { fill } from "./fill";
import { languages } from "./languages";
import type { Locale } from "./locale";

/**
 * A day without its year, as it stands in the universal calendar: "31 mars", "March 31". What a page writes while it comes
 * to life is written without Intl, whose first format of days keeps a slow phone busy for a fifth of a second.
 */
export function dayText(date: Date, locale: Locale): string {
  const { pattern, months } = languages[locale].days;
  return fill(pattern, { day: date.getUTCDate(), month: months[date.getUTCMonth()] ?? "" });
}
