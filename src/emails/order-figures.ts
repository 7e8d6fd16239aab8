import { languageTag, type Locale } from "../domain/locale/locale";
import { formatMoney } from "../domain/money/format-money";
import type { Currency } from "../domain/money/currency";
import { minor, type Minor } from "../domain/money/minor";
import type { Order } from "../domain/order/order";

/**
 * Tax contained in a total, halves rounded up.
 * @param percent whole number
 */
export const containedVat = (total: Minor, percent: number): Minor =>
  minor(Math.floor((total * percent * 2 + 100 + percent) / ((100 + percent) * 2)));

/** Amounts and days as an order's shopper reads them. */
export function orderFigures({ locale, chargeCurrency }: Pick<Order, "locale" | "chargeCurrency">) {
  const days = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long", timeZone: "Europe/Paris" });
  return {
    amount: (value: Minor, currency: Currency = chargeCurrency) => formatMoney(value, currency, locale),
    day: (date: Date) => days.format(date),
  };
}

/** A country as its readers call it; a code that is none stays as it is. */
function countryName(code: string, locale: Locale): string {
  const names = new Intl.DisplayNames([languageTag(locale)], { type: "region", fallback: "code" });
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

/** An address in the lines it is written in; empty ones are left out. */
export function addressLines({ contact, locale }: Pick<Order, "contact" | "locale">): readonly string[] {
  const address = contact.shippingAddress ?? contact.billingAddress;
  if (!address) return [];
  const city = [address.postalCode, address.city].filter(Boolean).join(" ");
  return [
    contact.shippingName ?? contact.name,
    address.line1,
    address.line2,
    city,
    address.state,
    address.country && countryName(address.country, locale),
  ].flatMap((line) => (line ? [line] : []));
}
