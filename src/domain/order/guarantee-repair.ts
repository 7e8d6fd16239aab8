import type { LedgerFacts, LineLedger } from "./line-ledger";
import type { Pieces } from "./carrier";
import type { Order, OrderLine } from "./order";
import { readPieces, writePieces } from "./pieces";

/** Name in an order's timeline of a repair under the legal guarantee. */
export const guaranteeRepair = "guarantee-repair";

/**
 * Months by which a repair under the legal guarantee prolongs it, once. Source: directive (EU) 2019/771, article 10, as
 * amended by directive (EU) 2024/1799, article 16.
 */
export const REPAIR_MONTHS = 12;

/** The detail of a repair: "1x2, clerk@shop.example". */
export const writeRepair = (pieces: readonly Pieces[], by: string): string => `${writePieces(pieces)}, ${by}`;

/** Pieces of a line whose guarantee a repair has prolonged. */
export const repairedOf = ({ timeline }: Pick<Order, "timeline">, line: number): number =>
  timeline
    .filter(({ event }) => event === guaranteeRepair)
    .flatMap(({ detail }) => readPieces(detail?.split(",")[0] ?? ""))
    .reduce((sum, pieces) => (pieces.line === line ? sum + pieces.quantity : sum), 0);

/** Whether a line is of watches that leave in a parcel. */
export const isWatchLine = ({ kind }: Pick<OrderLine, "kind">): boolean =>
  kind === "bespoke" || kind === "watch" || kind === "pre-order" || kind === "surprise-watch";

/**
 * Delivered watches whose guarantee no repair has prolonged. How long it lasts is the law of the buyer's country: staff
 * judges whether it still held. @param ledger of the order
 */
export function repairable(
  order: Pick<Order, "state"> & Pick<LedgerFacts, "lines" | "timeline">,
  ledger: readonly LineLedger[],
): readonly Pieces[] {
  if (order.state !== "delivered") return [];
  return ledger
    .filter(({ line }) => {
      const ordered = order.lines[line];
      return ordered !== undefined && isWatchLine(ordered);
    })
    .map(({ line, withCustomer }) => ({ line, quantity: withCustomer - repairedOf(order, line) }))
    .filter(({ quantity }) => quantity > 0);
}
