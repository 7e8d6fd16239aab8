import type { Locale } from "@/src/domain/locale/locale";
import { convert } from "@/src/domain/money/convert";
import { currencies, defaultCurrency, type Currency, type Rates } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Minor } from "@/src/domain/money/minor";
import type { Amount } from "@/src/domain/money/own-price";

/** An amount, written for one currency. */
export const priceText = (amount: Amount, currency: Currency, rates: Rates, locale: Locale): string =>
  formatMoney(convert(amount, currency, rates), currency, locale);

/** The same with the euros beside it, for amounts that are in euros in whatever currency the shop is shown. */
export const priceTextWithEuros = (euro: Minor, currency: Currency, rates: Rates, locale: Locale): string => {
  const shown = priceText(euro, currency, rates, locale);
  return currency === defaultCurrency ? shown : `${shown} (${formatMoney(euro, defaultCurrency, locale)})`;
};

/**
 * The same amount in all currencies, in the form the first script of a page reads: hundredths in the order of the
 * domain's list, "32000 34550 31350 …". The script formats them as formatMoney does.
 */
export const priceAmounts = (amount: Amount, rates: Rates): string =>
  currencies.map((currency) => convert(amount, currency, rates)).join(" ");
