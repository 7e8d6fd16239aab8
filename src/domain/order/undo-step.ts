import type { Order } from "./order";
import { isOrderState, type OrderState } from "./order-state";

/** When the mail of a step is sent and the step becomes final. @param undoTime milliseconds a step can be undone */
export const mailTime = (taken: Date, undoTime: number): Date => new Date(taken.getTime() + undoTime);

/** Steps that change only the order: no receipt is numbered, no card is captured. */
const reversible: readonly OrderState[] = [
  "in-workshop",
  "quality-control",
  "shipped",
  "delivered",
  "held",
  "withdrawn",
];

/** A parcel with a part of the order was dispatched: the state of the order stays the same. */
export const partSent = "part-sent";

/** An action of staff that can be undone: a state change, or a dispatched parcel. */
export type StaffAct = OrderState | typeof partSent;

/** A staff action that can still be undone. */
export interface UndoableStep {
  readonly from: OrderState;
  readonly to: StaffAct;
  readonly at: Date;
  readonly until: Date;
}

/**
 * `moved`: the order has changed since, or the step moved money. `too-late`: the minute is over. `cards`: the step
 * froze the cards bought with the order.
 */
export type UndoError = "moved" | "too-late" | "cards";

/** Staff entries are signed with an e-mail; texts of the payment provider are not. */
const isSigned = (detail: string | null | undefined): boolean => detail?.includes("@") ?? false;

/**
 * The last step of an order, if it can be undone: taken by staff less than a minute ago, the last event, and
 * without permanent effects.
 * @param undoTime milliseconds a step can be undone
 */
export function undoableStep(
  { state, timeline, lines }: Pick<Order, "state" | "timeline" | "lines">,
  now: Date,
  undoTime: number,
): UndoableStep | UndoError {
  const last = timeline.at(-1);
  if (last?.event === partSent && isSigned(last.detail)) {
    const until = mailTime(last.at, undoTime);
    return now < until ? { from: state, to: partSent, at: last.at, until } : "too-late";
  }
  const from = timeline.slice(0, -1).findLast(({ event }) => isOrderState(event))?.event;
  if (last?.event !== state || !isSigned(last.detail) || !reversible.includes(state)) return "moved";
  if (from === undefined || !isOrderState(from)) return "moved";
  // Withdrawing from a held order numbers its receipt, and that number is permanent.
  if (state === "withdrawn" && from === "held") return "moved";
  if (state === "withdrawn" && lines.some(({ kind }) => kind === "gift-card" || kind === "gift-watch"))
    return "cards";
  const until = mailTime(last.at, undoTime);
  return now < until ? { from, to: state, at: last.at, until } : "too-late";
}
