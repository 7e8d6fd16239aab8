/** States of an order, from the pay button to delivery. */
export const orderStates = [
  "pending",
  "processing",
  "paid",
  "held",
  "in-workshop",
  "quality-control",
  "shipped",
  "delivered",
  "expired",
  "failed",
  "withdrawn",
  "refunded",
] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * Allowed transitions. `processing`: the bank has promised but not paid yet (instalments). `held`: paid, but with
 * another amount or order than expected; staff decides. A late payment overrides an earlier expiry: the shopper has
 * paid.
 */
const transitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ["processing", "paid", "held", "expired", "failed"],
  processing: ["paid", "held", "failed"],
  paid: ["in-workshop", "held", "withdrawn", "refunded"],
  held: ["paid", "withdrawn", "refunded"],
  "in-workshop": ["quality-control", "held", "withdrawn", "refunded"],
  "quality-control": ["shipped", "in-workshop", "held", "withdrawn", "refunded"],
  shipped: ["delivered", "withdrawn", "refunded"],
  delivered: ["withdrawn", "refunded"],
  expired: ["processing", "paid", "held"],
  failed: ["processing", "paid", "held"],
  withdrawn: ["refunded"],
  refunded: [],
};

/** States an order can move to. */
export const nextStates = (from: OrderState): readonly OrderState[] => transitions[from];

export function canBecome(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to);
}

/** States in which the money has arrived and the receipt exists. */
export function isPaid(state: OrderState): boolean {
  return !["pending", "processing", "expired", "failed"].includes(state);
}

/** States that assign a numbered place: the order is paid, or payment is promised. */
export const holdsPlace = (state: OrderState): boolean => state === "paid" || state === "processing";

/** States in which the shopper may still pay. */
export function isOpen(state: OrderState): boolean {
  return state === "pending";
}

/** Whether a paid order is still to be dispatched. */
export const isParcelHere = (state: OrderState): boolean =>
  state === "paid" || state === "held" || state === "in-workshop" || state === "quality-control";

export const isOrderState = (value: string): value is OrderState =>
  orderStates.some((state) => state === value);
