import type { Pieces } from "./stock";

/** A line with the counted pieces it takes. */
export interface WantingLine {
  readonly quantity: number;
  readonly pieces: readonly Pieces[];
}

/**
 * How many of each line can be had, where that is fewer than are wanted; null where there are enough. Lines that take
 * the same part are served in their order.
 * @param available by item
 */
export function leftOfLines(
  lines: readonly WantingLine[],
  available: ReadonlyMap<number, number>,
): readonly (number | null)[] {
  const rest = new Map(available);
  return lines.map(({ quantity, pieces }) => {
    const most = pieces.map((wanted) => {
      const each = wanted.quantity / quantity;
      return Math.floor(Math.max(0, rest.get(wanted.item) ?? Number.MAX_SAFE_INTEGER) / each);
    });
    const left = Math.min(quantity, ...most);
    for (const wanted of pieces) {
      const known = rest.get(wanted.item);
      if (known !== undefined) rest.set(wanted.item, known - (wanted.quantity / quantity) * left);
    }
    return left < quantity ? left : null;
  });
}
