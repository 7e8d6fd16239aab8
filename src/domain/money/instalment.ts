import type { Currency } from "./currency";
import { minor, type Minor } from "./minor";
import { isWhole } from "./smallest-unit";

/** A total in parts that add up to it: the first takes what does not divide, the others are equal. */
export interface Instalments {
  readonly first: Minor;
  readonly others: Minor;
}

/**
 * Amount of each of several payments of one total, as a card can be charged.
 * @param total hundredths of the currency
 * @param count at least 1
 */
export function instalmentsOf(total: Minor, count: number, currency: Currency): Instalments {
  const unit = isWhole(currency) ? 100 : 1;
  const others = Math.floor(total / unit / count) * unit;
  return { first: minor(total - others * (count - 1)), others: minor(others) };
}
