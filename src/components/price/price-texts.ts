import type { Locale } from "../../domain/locale/locale";
import { convert } from "../../domain/money/convert";
import { currencies, type Currency, type Rates } from "../../domain/money/currency";
import { formatMoney } from "../../domain/money/format-money";
import type { Minor } from "../../domain/money/minor";

/** An amount in euros, written for one currency. @param euro hundredths of a euro */
export const priceText = (euro: Minor, currency: Currency, rates: Rates, locale: Locale): string =>
  formatMoney(convert(euro, currency, rates), currency, locale);

/**
 * The same amount in all nine currencies, in the form the first script of a page reads:
 * "EUR|320,00 €;USD|345,50 $US;…". No format writes a bar or a semicolon.
 */
export const priceTexts = (euro: Minor, rates: Rates, locale: Locale): string =>
  currencies.map((currency) => `${currency}|${priceText(euro, currency, rates, locale)}`).join(";");
