import type { LedgerFacts } from "./line-ledger";
import type { Order } from "./order";
import { isPaid, nextStates, type OrderState } from "./order-state";
import { shippedPieces } from "./parcels";

/** States of a piece on the way to its buyer. */
const made: readonly OrderState[] = ["in-workshop", "quality-control", "shipped", "delivered"];

/** Whether a step takes an order back to where it has been. */
export const isStepBack = (from: OrderState, to: OrderState): boolean =>
  made.includes(to) && made.indexOf(to) < made.indexOf(from);

/**
 * States staff may set by hand: none that the payment provider decides, so neither paid from an unpaid state nor
 * refunded; and no making or sending where nothing is left to make or send.
 */
export function staffSteps(order: LedgerFacts & Pick<Order, "state">): readonly OrderState[] {
  if (!isPaid(order.state)) return [];
  const hasThings = shippedPieces(order).length > 0;
  const isPossible = (to: OrderState) => to !== "refunded" && (hasThings || !made.includes(to));
  return nextStates(order.state).filter(isPossible);
}
