import { minor, type Minor } from "@/src/domain/money/minor";
import { givenBack } from "./amount-due";
import type { Pieces } from "./carrier";
import { paidFor } from "./exchanges";
import { lineLedger, piecesOf, type LedgerFacts, type Taken } from "./line-ledger";
import { worthOfPieces } from "./line-worth";
import type { Order } from "./order";
import { arePieces } from "./pieces";

type Refundable = LedgerFacts & Pick<Order, "total">;

/** Pieces of an order that can be refunded, each once; exchanged ones only after their return. */
export const refundablePieces = (order: LedgerFacts, exchanges: readonly Taken[]): readonly Pieces[] =>
  piecesOf(lineLedger(order, exchanges), "standing", "withdrawn", "returned");

/** Amount paid for pieces that are about to be refunded, hundredths of the charged currency. */
export function refundWorth(
  order: LedgerFacts,
  exchanges: readonly Taken[],
  pieces: readonly Pieces[],
): Minor {
  const ledger = lineLedger(order, exchanges);
  return minor(
    pieces.reduce(
      (sum, { line, quantity }) =>
        sum + worthOfPieces(order.lines[line], ledger[line]?.refunded ?? 0, quantity),
      0,
    ),
  );
}

/** Amount paid for pieces that are still to be returned: it is refunded only after the return. */
const awaitedWorth = (order: LedgerFacts, exchanges: readonly Taken[]): Minor =>
  paidFor(order, piecesOf(lineLedger(order, exchanges), "awaited"));

/**
 * `no-pieces`: the order has no such pieces to refund. `too-much`: more than is left, or than was paid for the
 * pieces. `awaits-return`: the pieces are exchanged and not returned yet.
 */
export type RefundRefusal = "no-pieces" | "too-much" | "awaits-return";

/**
 * Whether a refund is allowed: of pieces, at most what was paid for them; without any, a reduction.
 * @returns why not; null where it is
 */
export function judgeRefund(
  order: Refundable,
  exchanges: readonly Taken[],
  { pieces, amount }: { readonly pieces: readonly Pieces[]; readonly amount: number },
): RefundRefusal | null {
  if (pieces.length > 0 && !arePieces(pieces, refundablePieces(order, exchanges))) return "no-pieces";
  const left = order.total - givenBack(order);
  if (amount > left) return "too-much";
  if (pieces.length > 0) return amount > refundWorth(order, exchanges, pieces) ? "too-much" : null;
  return amount > left - awaitedWorth(order, exchanges) ? "awaits-return" : null;
}
