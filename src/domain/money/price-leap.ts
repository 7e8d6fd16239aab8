/**
 * How far a price moves, in percent of what it was: −99.6 from 930 to 3.33 euros. Null where it was nothing: no share of it
 * can be said.
 */
export const priceMove = (before: number, after: number): number | null =>
  before === 0 ? null : Math.round(((after - before) / before) * 1000) / 10;

/**
 * Whether a price moves so far that somebody may have mistyped it; what cost nothing and is to cost something always does.
 * @param share percent that need no second look
 */
export function isPriceLeap(before: number, after: number, share: number): boolean {
  const move = priceMove(before, after);
  return move === null ? after !== 0 : Math.abs(move) > share;
}
