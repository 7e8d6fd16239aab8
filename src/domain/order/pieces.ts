import type { Pieces } from "./carrier";

/** Whether these are pieces that an order has, each line named once. @param most how many there are of each line */
export function arePieces(pieces: readonly Pieces[], most: readonly Pieces[]): boolean {
  const isThere = ({ line, quantity }: Pieces) =>
    Number.isInteger(quantity) &&
    quantity > 0 &&
    quantity <= (most.find((other) => other.line === line)?.quantity ?? 0);
  return (
    pieces.length > 0 &&
    pieces.every(isThere) &&
    new Set(pieces.map(({ line }) => line)).size === pieces.length
  );
}

/** The rest of `all` without `taken`; empty lines are left out. */
export const without = (all: readonly Pieces[], taken: readonly Pieces[]): readonly Pieces[] =>
  all
    .map(({ line, quantity }) => ({
      line,
      quantity: taken
        .filter((other) => other.line === line)
        .reduce((left, one) => left - one.quantity, quantity),
    }))
    .filter(({ quantity }) => quantity > 0);

/** Pieces as a timeline and the key of a mail keep them: "2x1 1x3" are two of the first line and one of the third. */
export const writePieces = (pieces: readonly Pieces[]): string =>
  pieces.map(({ line, quantity }) => `${quantity}x${line + 1}`).join(" ");

/** The inverse of {@link writePieces}; invalid entries are left out. */
export const readPieces = (text: string): readonly Pieces[] =>
  [...text.matchAll(/(\d+)x(\d+)/g)].map(([, quantity, line]) => ({
    line: Number(line) - 1,
    quantity: Number(quantity),
  }));
