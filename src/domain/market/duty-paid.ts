import { chargeCurrency } from "@/src/domain/money/charge-currency";
import { smallestAmount } from "@/src/domain/money/convert";
import type { Currency, Rates } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";
import { borderCosts } from "./border-costs";
import type { Market } from "./market";

/** What a buyer pays the shop in advance, so that nothing is asked at the border. */
export interface DutyPaid {
  /** hundredths of the market's currency, which the shopper sees */
  readonly shown: Minor;
  /** the same in the currency that is charged */
  readonly charged: Minor;
}

interface Sale {
  /** price of the goods, hundredths of the market's currency */
  readonly value: Minor;
  /** countries the shop sends to */
  readonly sold: readonly string[];
  readonly chargedAsShown: readonly Currency[];
  readonly rates: Rates;
}

/**
 * Duties and taxes paid by the shop, at the market's share of their estimate.
 * @returns null where the market does not offer it, or nothing would be asked at its border
 */
export function dutyPaid(
  { currency, countries, border }: Market,
  { value, sold, chargedAsShown, rates }: Sale,
): DutyPaid | null {
  const percent = border.dutyPaidPercent ?? null;
  const isServed = countries.some((country) => sold.includes(country));
  if (percent === null || border.payer !== "buyer" || !isServed) return null;
  const unit = smallestAmount(currency);
  const estimate = borderCosts(value, border).total;
  const shown = minor(Math.ceil((estimate * percent) / (100 * unit)) * unit);
  if (shown === 0) return null;
  const isChargedAsShown = chargeCurrency(currency, chargedAsShown) === currency;
  return { shown, charged: isChargedAsShown ? shown : minor(Math.ceil((shown * 100) / rates[currency])) };
}
