import { amountForm, type Locale } from "@/src/domain/locale/locale";
import { minusSign } from "@/src/domain/locale/minus-sign";
import type { Currency } from "./currency";
import type { Minor } from "./minor";
import { isWhole } from "./smallest-unit";

/** Where groups of three digits begin. */
const thousands = /\B(?=(\d{3})+$)/g;

/** An amount as a record keeps it, in no language: "320.00 EUR". */
export const recordedAmount = (amount: Minor, currency: Currency): string =>
  `${(amount / 100).toFixed(2)} ${currency}`;

/**
 * An amount as a shopper reads it: "320,00 €", "€320.00", "54 080 ¥" without decimals, "−320,00 €".
 * @param amount hundredths of `currency`
 * @param places decimals; an estimate has none
 */
export function formatMoney(
  amount: Minor,
  currency: Currency,
  locale: Locale,
  places = isWhole(currency) ? 0 : 2,
): string {
  const { group, parted, decimalSign, signs } = amountForm(locale);
  const [before, after] = signs[currency];
  const [whole = "", decimals] = (Math.abs(amount) / 100).toFixed(places).split(".");
  const grouped = whole.length < parted ? whole : whole.replace(thousands, group);
  return `${amount < 0 ? minusSign : ""}${before}${grouped}${decimals ? decimalSign + decimals : ""}${after}`;
}
