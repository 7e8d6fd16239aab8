import { isParcel } from "@/src/domain/cart/article-kind";
import type { Pieces } from "./carrier";
import type { Order } from "./order";

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

/** What of `all` is left without `taken`; lines with nothing left are left out. */
export const without = (all: readonly Pieces[], taken: readonly Pieces[]): readonly Pieces[] =>
  all
    .map(({ line, quantity }) => ({
      line,
      quantity: taken
        .filter((other) => other.line === line)
        .reduce((left, one) => left - one.quantity, quantity),
    }))
    .filter(({ quantity }) => quantity > 0);

/** Everything in an order that travels in a parcel. */
export const sentPieces = ({ lines }: Pick<Order, "lines">): readonly Pieces[] =>
  lines.flatMap(({ kind, quantity }, line) => (isParcel(kind) ? [{ line, quantity }] : []));
