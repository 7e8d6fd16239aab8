/**
 * Price change in percent of the old price: −99.6 from 930 to 3.33 euros. Null for an old price of 0, which has no
 * percentage.
 */
export const priceMove = (before: number, after: number): number | null =>
  before === 0 ? null : Math.round(((after - before) / before) * 1000) / 10;

/**
 * Whether a price change is large enough to be a typing error; always true from 0 to more than 0.
 * @param share largest percentage that needs no confirmation
 */
export function isPriceLeap(before: number, after: number, share: number): boolean {
  const move = priceMove(before, after);
  return move === null ? after !== 0 : Math.abs(move) > share;
}
