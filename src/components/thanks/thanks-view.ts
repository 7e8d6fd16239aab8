import type { OrderStatusResponse } from "@/src/domain/contracts/order";
import type { OrderState } from "@/src/domain/order/order-state";

/** States of the page. "waiting" becomes "late" when the bank takes long. */
export type ThanksView =
  | "waiting"
  | "late"
  | "again"
  | "processing"
  | "payment-voucher"
  | "paid"
  | "held"
  | "expired"
  | "failed"
  | "unknown"
  | "unreachable";

/** After payment the order has a page of its own; here it stays paid, whatever its later state. */
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

/** Last answer of the shop: the order, or the error. */
export type StatusAnswer = OrderStatusResponse | "again" | "nothing-yet" | "unknown" | "unreachable";

/** Seconds after which waiting is called late. */
export const patience = 30;

/** Message after so many seconds of waiting. */
export function thanksView(lastAnswer: StatusAnswer, seconds: number): ThanksView {
  if (lastAnswer === "unknown" || lastAnswer === "unreachable" || lastAnswer === "again") return lastAnswer;
  if (lastAnswer !== "nothing-yet" && lastAnswer.paymentVoucher !== null) return "payment-voucher";
  const view = lastAnswer === "nothing-yet" ? "waiting" : viewOfState[lastAnswer.state];
  return view === "waiting" && seconds > patience ? "late" : view;
}

/** Final views: polling ends. */
const settled: readonly ThanksView[] = ["paid", "held", "unknown", "again"];
export const isSettled = (view: ThanksView): boolean => settled.includes(view);

/**
 * Seconds until the next request: at first every second, for as long as a card takes, then at growing intervals. An
 * expired or failed order is polled too: a late payment overrides an earlier expiry.
 */
export const pauseAfter = (seconds: number): number => (seconds < 15 ? 1 : seconds < 120 ? 4 : 20);
