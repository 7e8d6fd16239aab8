import type { OrderStatusResponse } from "@/src/contracts/order";
import type { OrderState } from "@/src/domain/order/order-state";

/** What the page says. "waiting" becomes "late" when the bank takes long. */
export type ThanksView =
  | "waiting"
  | "late"
  | "again"
  | "processing"
  | "paid"
  | "held"
  | "expired"
  | "failed"
  | "unknown"
  | "unreachable";

/** After payment the order has a page of its own; here it stays paid, whatever the workshop does meanwhile. */
const viewOfState: Readonly<Record<OrderState, ThanksView>> = {
  pending: "waiting",
  processing: "processing",
  paid: "paid",
  held: "held",
  "in-workshop": "paid",
  "quality-control": "paid",
  shipped: "paid",
  delivered: "paid",
  expired: "expired",
  failed: "failed",
  withdrawn: "paid",
  refunded: "paid",
};

/** Last answer of the shop: the order, or why there is none. */
export type StatusAnswer = OrderStatusResponse | "again" | "nothing-yet" | "unknown" | "unreachable";

/** Seconds after which waiting is called late. */
export const patience = 30;

/** What to say after so many seconds of waiting. */
export function thanksView(lastAnswer: StatusAnswer, seconds: number): ThanksView {
  if (lastAnswer === "unknown" || lastAnswer === "unreachable" || lastAnswer === "again") return lastAnswer;
  const view = lastAnswer === "nothing-yet" ? "waiting" : viewOfState[lastAnswer.state];
  return view === "waiting" && seconds > patience ? "late" : view;
}

/** Views that nothing follows: there is no more to ask. */
const settled: readonly ThanksView[] = ["paid", "held", "unknown", "again"];
export const isSettled = (view: ThanksView): boolean => settled.includes(view);

/**
 * Seconds until the next question: at first every second, for as long as a card takes, then more and more rarely.
 * An expired or failed order is asked about too: a late payment beats an expiry that came first.
 */
export const pauseAfter = (seconds: number): number => (seconds < 15 ? 1 : seconds < 120 ? 4 : 20);
