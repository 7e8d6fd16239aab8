import type { Currency } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";

/** Highest price there can be, hundredths of a euro. */
export const highestPrice = minor(10_000_000);

/** How chosen prices move: by a share of each in hundredths of a percent, or by an amount in hundredths. */
export interface PriceMove {
  readonly by: "percent" | "amount";
  /** −250 is −2.5 % or −2.50 euros */
  readonly value: number;
}

/** Rounding of a proposed price, hundredths of its currency; the first one keeps what exists in the currency. */
export const roundings = [1, 100, 500] as const;
/** Where a euro is worth many units, whole units are small change. */
const roundingsOfSmallUnits = [100, 10_000, 50_000] as const;
export type Rounding = (typeof roundings | typeof roundingsOfSmallUnits)[number];

export const roundingsIn = (currency: Currency): readonly [Rounding, ...Rounding[]] =>
  currency === "JPY" || currency === "INR" ? roundingsOfSmallUnits : roundings;

/**
 * The proposed price; halves are rounded up, and it stays between zero and the highest price. A price of 0 stays 0
 * under a percentage.
 * @param price hundredths of its currency @param highest the highest there can be
 */
export function proposePrice(
  price: Minor,
  { by, value }: PriceMove,
  rounding: Rounding,
  highest = highestPrice,
): Minor {
  const moved = by === "amount" ? price + value : (price * (10_000 + value)) / 10_000;
  const rounded = Math.floor(moved / rounding + 0.5) * rounding;
  return minor(Math.min(highest, Math.max(0, rounded)));
}
