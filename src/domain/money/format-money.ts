import { numberTag, type Locale } from "@/src/domain/locale/locale";
import type { Currency } from "./currency";
import type { Minor } from "./minor";

const formats = new Map<string, Intl.NumberFormat>();

/** The format an amount is written with. */
export function amountFormat(locale: Locale, currency: Currency): Intl.NumberFormat {
  const id = `${locale} ${currency}`;
  const known = formats.get(id);
  if (known) return known;
  // Making a format costs a hundred times more than using one.
  // French writes the yen as JPY; its sign is nobody else's here, while a bare $ could be Singapore's.
  const currencyDisplay = currency === "JPY" ? "narrowSymbol" : "symbol";
  const made = new Intl.NumberFormat(numberTag(locale), { style: "currency", currency, currencyDisplay });
  formats.set(id, made);
  return made;
}

/** An amount as a record keeps it, in no language: "320.00 EUR". */
export const recordedAmount = (amount: Minor, currency: Currency): string =>
  `${(amount / 100).toFixed(2)} ${currency}`;

/**
 * An amount as a shopper reads it: "320,00 €", "€320.00", "54 080 ¥" without decimals.
 * @param amount hundredths of `currency`
 */
export function formatMoney(amount: Minor, currency: Currency, locale: Locale): string {
  return amountFormat(locale, currency).format(amount / 100);
}
