import { minor, type Minor } from "@/src/domain/money/minor";

/** Highest price there can be, hundredths of a euro. */
export const highestPrice = minor(10_000_000);

/** How chosen prices move: by a share of each in hundredths of a percent, or by an amount in hundredths of a euro. */
export interface PriceMove {
  readonly by: "percent" | "amount";
  /** −250 is −2.5 % or −2.50 euros */
  readonly value: number;
}

/** Rounding of a proposed price, hundredths of a euro; 1 keeps it unchanged. */
export const roundings = [1, 100, 500] as const;
export type Rounding = (typeof roundings)[number];

/**
 * The proposed price; halves are rounded up, and it stays between zero and the highest price. A price of 0 stays 0
 * under a percentage.
 * @param price hundredths of a euro
 */
export function proposePrice(price: Minor, { by, value }: PriceMove, rounding: Rounding): Minor {
  const moved = by === "amount" ? price + value : (price * (10_000 + value)) / 10_000;
  const rounded = Math.floor(moved / rounding + 0.5) * rounding;
  return minor(Math.min(highestPrice, Math.max(0, rounded)));
}
