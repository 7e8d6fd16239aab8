import { minor, type Minor } from "@/src/domain/money/minor";
import type { Pieces } from "./carrier";
import { exchangeable } from "./exchanges";
import type { Order, OrderLine } from "./order";
import { sentPieces, without } from "./pieces";

/** Name in an order's timeline of a withdrawal from a part of it. */
export const partWithdrawn = "part-withdrawn";

/** A withdrawal from a part of an order. */
export interface PartWithdrawal {
  readonly at: Date;
  readonly pieces: readonly Pieces[];
  /** what was paid for them and is to be given back, hundredths of the charged currency */
  readonly amount: Minor;
}

/** Pieces as a timeline and the key of a mail keep them: "2x1 1x3" are two of the first line and one of the third. */
export const writePieces = (pieces: readonly Pieces[]): string =>
  pieces.map(({ line, quantity }) => `${quantity}x${line + 1}`).join(" ");

/** The inverse of {@link writePieces}; what is no piece is left out. */
export const readPieces = (text: string): readonly Pieces[] =>
  [...text.matchAll(/(\d+)x(\d+)/g)].map(([, quantity, line]) => ({
    line: Number(line) - 1,
    quantity: Number(quantity),
  }));

type Facts = Pick<Order, "lines" | "timeline">;

/** What was paid for the first so many pieces of a line, hundredths of the charged currency. */
const paidForFirst = (line: Pick<OrderLine, "total" | "quantity"> | undefined, pieces: number): number =>
  line ? Math.round((line.total * pieces) / line.quantity) : 0;

/**
 * Every withdrawal from a part, the oldest first. Piece by piece a line comes to what was paid for it, to the cent: each takes
 * its share of what is left.
 */
export function partWithdrawals({ lines, timeline }: Facts): readonly PartWithdrawal[] {
  const withdrawn = new Map<number, number>();
  return timeline
    .filter(({ event }) => event === partWithdrawn)
    .map(({ at, detail }) => {
      const pieces = readPieces(detail ?? "");
      const amount = pieces.reduce((sum, { line, quantity }) => {
        const before = withdrawn.get(line) ?? 0;
        withdrawn.set(line, before + quantity);
        return sum + paidForFirst(lines[line], before + quantity) - paidForFirst(lines[line], before);
      }, 0);
      return { at, pieces, amount: minor(amount) };
    });
}

/** All pieces that were withdrawn from one by one. */
export const withdrawnPieces = (order: Facts): readonly Pieces[] =>
  partWithdrawals(order).flatMap(({ pieces }) => pieces);

/**
 * What can still be withdrawn from piece by piece: all that travels in a parcel, less what was withdrawn from or exchanged. Codes
 * are withdrawn from with the whole order, which freezes them.
 * @param exchanges orders that take the place of pieces of it
 */
export function withdrawable(order: Facts, exchanges: Parameters<typeof exchangeable>[1]): readonly Pieces[] {
  const all = sentPieces(order);
  const kept = exchangeable({ lines: order.lines, state: "delivered" }, exchanges);
  return without(without(all, without(all, kept)), withdrawnPieces(order));
}
