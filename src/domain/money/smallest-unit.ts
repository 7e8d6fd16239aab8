import type { Currency } from "./currency";
import { minor, type Minor } from "./minor";

/** Currencies a payment provider counts in whole units. */
const withoutDecimals: readonly Currency[] = ["JPY"];

/**
 * Amount in the smallest unit a payment provider knows: cents, or whole yen.
 * @throws RangeError when hundredths would be lost: such an amount must never have been shown.
 */
export function toSmallestUnit(amount: Minor, currency: Currency): number {
  if (!withoutDecimals.includes(currency)) return amount;
  if (amount % 100 !== 0) throw new RangeError(`${amount} hundredths are not whole ${currency}.`);
  return amount / 100;
}

/** Inverse of {@link toSmallestUnit}. */
export function fromSmallestUnit(amount: number, currency: Currency): Minor {
  return minor(withoutDecimals.includes(currency) ? amount * 100 : amount);
}
