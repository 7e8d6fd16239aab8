import type { Currency } from "./currency";
import { minor, type Minor } from "./minor";

/** Currencies payment providers count in whole units, among those the shop charges. */
const withoutDecimals: readonly string[] = ["JPY"] satisfies readonly Currency[];

/** Whether a provider counts a currency in whole units. */
export const isWhole = (currency: string): boolean => withoutDecimals.includes(currency);

/**
 * Amount in the smallest unit of a payment provider: cents, or whole yen.
 * @throws RangeError when hundredths would be lost: such an amount must never have been shown.
 */
export function toSmallestUnit(amount: Minor, currency: Currency): number {
  if (!isWhole(currency)) return amount;
  if (amount % 100 !== 0) throw new RangeError(`${amount} hundredths are not whole ${currency}.`);
  return amount / 100;
}

/** Inverse of {@link toSmallestUnit}. */
export function fromSmallestUnit(amount: number, currency: Currency): Minor {
  return minor(isWhole(currency) ? amount * 100 : amount);
}
