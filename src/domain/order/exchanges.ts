import { isParcel } from "@/src/domain/cart/article-kind";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { Pieces } from "./carrier";
import { lineLedger, piecesOf, type LedgerFacts, type Taken } from "./line-ledger";
import type { Order } from "./order";
import type { OrderState } from "./order-state";
import { isRealExchange } from "./is-real-exchange";

/** States in which a buyer has something to return. */
const sent: readonly OrderState[] = ["shipped", "delivered"];

/** Whether pieces replaced by an order are still to be returned. */
export const awaitsReturn = (order: Taken): boolean =>
  isRealExchange(order) && order.exchange !== null && order.exchange.returnedAt === null;

/**
 * Pieces of an order that can be exchanged: delivered and kept.
 * @param exchanges orders that replace pieces of it
 */
export function exchangeable(
  order: LedgerFacts & Pick<Order, "state">,
  exchanges: readonly Taken[],
): readonly Pieces[] {
  if (!sent.includes(order.state)) return [];
  return piecesOf(lineLedger(order, exchanges), "withCustomer").filter(({ line }) =>
    isParcel(order.lines[line]?.kind ?? "donation"),
  );
}

/** Amount paid for some pieces of an order, hundredths of the charged currency. */
export const paidFor = ({ lines }: Pick<Order, "lines">, pieces: readonly Pieces[]): Minor =>
  minor(
    pieces.reduce((sum, { line, quantity }) => {
      const bought = lines[line];
      return bought ? sum + Math.round((bought.total * quantity) / bought.quantity) : sum;
    }, 0),
  );
