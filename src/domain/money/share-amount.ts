import { minor, type Minor } from "./minor";

/**
 * Shares an amount among weights so that the parts add up to it exactly: each gets its part rounded down, and what is
 * left goes, a smallest unit at a time, to those that rounding took most from, the first of equals first.
 * @param amount a multiple of `unit`, not larger than the sum of the weights
 * @param unit smallest amount that exists, in hundredths: 100 for a whole yen
 */
export function shareAmount(amount: Minor, weights: readonly Minor[], unit = 1): readonly Minor[] {
  const whole = weights.reduce<number>((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => minor(0));
  const units = BigInt(Math.floor(amount / unit));
  const exact = weights.map((weight, place) => {
    const product = units * BigInt(weight);
    return { place, floor: Number(product / BigInt(whole)), rest: Number(product % BigInt(whole)) };
  });
  let left = Number(units) - exact.reduce((sum, { floor }) => sum + floor, 0);
  const shares = exact.map(({ floor }) => floor);
  for (const { place } of exact.toSorted((a, b) => b.rest - a.rest || a.place - b.place)) {
    if (left === 0) break;
    shares[place] = (shares[place] ?? 0) + 1;
    left -= 1;
  }
  return shares.map((share) => minor(share * unit));
}
