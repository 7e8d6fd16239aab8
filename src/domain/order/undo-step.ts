import type { Order } from "./order";
import { isOrderState, type OrderState } from "./order-state";

/** When the mail of a step leaves, and the step stays. @param undoTime milliseconds a step can be taken back */
export const mailTime = (taken: Date, undoTime: number): Date => new Date(taken.getTime() + undoTime);

/** Steps that change nothing but the order: no receipt is numbered, no card is captured. */
const reversible: readonly OrderState[] = [
  "in-workshop",
  "quality-control",
  "shipped",
  "delivered",
  "held",
  "withdrawn",
];

/** A parcel with a part of the order has left: the order stays where it is. */
export const partSent = "part-sent";

/** What staff does with an order that can be taken back: a state it came to, or a parcel that left. */
export type StaffAct = OrderState | typeof partSent;

/** A step of staff that can still be taken back. */
export interface UndoableStep {
  readonly from: OrderState;
  readonly to: StaffAct;
  readonly at: Date;
  readonly until: Date;
}

/**
 * `moved`: something else has happened since, or money came with it. `too-late`: the minute is over. `cards`: the cards
 * bought with the order were frozen by it.
 */
export type UndoError = "moved" | "too-late" | "cards";

/** What staff writes down is signed by an e-mail; words of the payment provider are not. */
const isSigned = (detail: string | null | undefined): boolean => detail?.includes("@") ?? false;

/**
 * The last step of an order, if staff may take it back: taken by staff less than a minute ago, the last thing that
 * happened, and nothing followed that stays.
 * @param undoTime milliseconds a step can be taken back
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
  // Whoever withdraws from a held order gets its receipt numbered, and that number stays.
  if (state === "withdrawn" && from === "held") return "moved";
  if (state === "withdrawn" && lines.some(({ kind }) => kind === "gift-card" || kind === "gift-watch"))
    return "cards";
  const until = mailTime(last.at, undoTime);
  return now < until ? { from, to: state, at: last.at, until } : "too-late";
}
