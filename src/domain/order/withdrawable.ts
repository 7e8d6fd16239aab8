import { isParcel } from "@/src/domain/cart/article-kind";
import type { Pieces } from "./carrier";
import { lineLedger, piecesOf, type LedgerFacts, type Taken } from "./line-ledger";

/**
 * Pieces that can be withdrawn from one by one: all kept ones that are sent in a parcel. Codes are withdrawn from
 * with the whole order, which freezes them. @param exchanges orders that replace pieces of it
 */
export const withdrawable = (order: LedgerFacts, exchanges: readonly Taken[]): readonly Pieces[] =>
  piecesOf(lineLedger(order, exchanges), "standing").filter(({ line }) =>
    isParcel(order.lines[line]?.kind ?? "donation"),
  );
