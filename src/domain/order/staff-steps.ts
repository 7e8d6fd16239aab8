import { hasParcel } from "./has-parcel";
import type { Order } from "./order";
import { isPaid, nextStates, type OrderState } from "./order-state";

/** States a thing goes through on the way to its buyer. */
const made: readonly OrderState[] = ["in-workshop", "quality-control", "shipped", "delivered"];

/**
 * Where staff may move an order by hand: to nothing that is the payment provider's word to say, so neither to paid from
 * an unpaid state nor to refunded; and nothing is made or sent where there is no thing.
 */
export function staffSteps(order: Pick<Order, "state" | "lines">): readonly OrderState[] {
  if (!isPaid(order.state)) return [];
  const isPossible = (to: OrderState) => to !== "refunded" && (hasParcel(order) || !made.includes(to));
  return nextStates(order.state).filter(isPossible);
}
