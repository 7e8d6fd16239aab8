import { languageTag } from "../domain/locale/locale";
import { formatMoney } from "../domain/money/format-money";
import type { Currency } from "../domain/money/currency";
import type { Minor } from "../domain/money/minor";
import type { Order } from "../domain/order/order";

/** Amounts and days as an order's shopper reads them. */
export function orderFigures({ locale, chargeCurrency }: Pick<Order, "locale" | "chargeCurrency">) {
  const days = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "Europe/Paris" });
  const times = new Intl.DateTimeFormat(languageTag(locale), {
    timeStyle: "short",
    timeZone: "Europe/Paris",
  });
  return {
    amount: (value: Minor, currency: Currency = chargeCurrency) => formatMoney(value, currency, locale),
    day: (date: Date) => days.format(date),
    /** to the minute, in the workshop's time zone */
    time: (date: Date) => times.format(date),
  };
}
