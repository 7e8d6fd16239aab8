import { convert } from "@/src/domain/money/convert";
import type { Currency, ForeignCurrency, Rates } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";
import { ownAmounts, type OwnAmounts, type OwnPrices } from "@/src/domain/money/own-price";

/** Price of a product from a moment until the next entry. */
export interface PastPrice {
  /** hundredths of a euro, as paid */
  readonly paid: Minor;
  /** the same in currencies in which it had a price of its own, hundredths of each */
  readonly ownPaid?: OwnPrices;
  /** whole percent */
  readonly discount: number;
  readonly since: Date;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/** The prices of the 30 days before the running reduction began; none when nothing is reduced or known of before. */
function pricesBefore(history: readonly PastPrice[]): readonly PastPrice[] {
  const newestFirst = history.toSorted((one, other) => other.since.getTime() - one.since.getTime());
  const before = newestFirst.findIndex((price) => price.discount === 0);
  // The newest price is no reduction, or it was reduced from its first day.
  if (before <= 0) return [];
  const began = Math.min(...newestFirst.slice(0, before).map(({ since }) => since.getTime()));
  const earlier = newestFirst.slice(before);
  // The price that was in force when the 30 days began counts, although it was set before them.
  const lastBefore = earlier.findIndex((price) => price.since.getTime() <= began - thirtyDays);
  return lastBefore === -1 ? earlier : earlier.slice(0, lastBefore + 1);
}

/**
 * Lowest price of the 30 days before the running reduction began; a reduction that was deepened step by step
 * counts from its first step. A product younger than that answers with the prices it has had.
 * @param history in any order
 * @returns hundredths of a euro, null when nothing is reduced or nothing is known of before
 * Source: specification 9.4.
 */
export function lowestPriceBefore(history: readonly PastPrice[]): Minor | null {
  const counted = pricesBefore(history);
  return counted.length === 0 ? null : minor(Math.min(...counted.map(({ paid }) => paid)));
}

/**
 * The same in any currency: what was its own price there, else what was paid in euros, converted at today's rates.
 */
export function lowestPriceIn(history: readonly PastPrice[], currency: Currency, rates: Rates): Minor | null {
  const amounts = pricesBefore(history).map(({ paid, ownPaid }) =>
    convert({ price: paid, own: ownAmounts(paid, ownPaid ?? {}) }, currency, rates),
  );
  return amounts.length === 0 ? null : minor(Math.min(...amounts));
}

/** The lowest price in the currencies in which the product had a price of its own meanwhile. */
export function lowestOwnBefore(history: readonly PastPrice[], rates: Rates): OwnAmounts {
  const lowest = lowestPriceBefore(history);
  const set = pricesBefore(history).flatMap(({ ownPaid }) => Object.keys(ownPaid ?? {}) as ForeignCurrency[]);
  const amounts = [...new Set(set)].map((currency) => [currency, lowestPriceIn(history, currency, rates)]);
  return lowest === null ? {} : ownAmounts(lowest, Object.fromEntries(amounts));
}
