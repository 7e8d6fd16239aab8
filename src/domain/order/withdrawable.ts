import { isParcel } from "@/src/domain/cart/article-kind";
import type { Pieces } from "./carrier";
import { lineLedger, piecesOf, type LedgerFacts, type Taken } from "./line-ledger";

/**
 * What can still be withdrawn from piece by piece: all that stands and travels in a parcel. Codes are withdrawn from with the whole
 * order, which freezes them. @param exchanges orders that take the place of pieces of it
 */
export const withdrawable = (order: LedgerFacts, exchanges: readonly Taken[]): readonly Pieces[] =>
  piecesOf(lineLedger(order, exchanges), "standing").filter(({ line }) =>
    isParcel(order.lines[line]?.kind ?? "donation"),
  );
