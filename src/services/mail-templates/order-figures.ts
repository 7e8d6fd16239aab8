import { countryName } from "@/src/domain/locale/country-name";
import { dateTag, numberTag } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { Order } from "@/src/domain/order/order";

/** Formats amounts and dates in an order's language. */
export function orderFigures({ locale, chargeCurrency }: Pick<Order, "locale" | "chargeCurrency">) {
  const days = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "Europe/Paris" });
  const shortDays = new Intl.DateTimeFormat(dateTag(locale), {
    day: "numeric",
    month: "short",
    timeZone: "Europe/Paris",
  });
  const times = new Intl.DateTimeFormat(dateTag(locale), {
    timeStyle: "short",
    timeZone: "Europe/Paris",
  });
  return {
    amount: (value: Minor, currency: Currency = chargeCurrency) => formatMoney(value, currency, locale),
    /** with a decimal if needed: "25,5" */
    percent: (value: number) => new Intl.NumberFormat(numberTag(locale)).format(value),
    /** a country's name. @param code ISO 3166-1 */
    country: (code: string) => countryName(code, locale),
    day: (date: Date) => days.format(date),
    /** without the year: "14 nov." */
    shortDay: (date: Date) => shortDays.format(date),
    /** to the minute, in the workshop's time zone */
    time: (date: Date) => times.format(date),
  };
}
