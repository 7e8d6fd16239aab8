/** Life of an order, from the pay button to the wrist. */
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
 * What may follow what. `processing`: the bank has promised but not paid yet (instalments).
 * `held`: paid, but not the amount or the order we asked for; staff decides.
 * A late payment beats an expiry that came first: the shopper has paid.
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

/** Where an order may go from a state. */
export const nextStates = (from: OrderState): readonly OrderState[] => transitions[from];

export function canBecome(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to);
}

/** States in which the money is the shop's and the receipt exists. */
export function isPaid(state: OrderState): boolean {
  return !["pending", "processing", "expired", "failed"].includes(state);
}

/** States that make a numbered place somebody's own: the money is there, or promised. */
export const holdsPlace = (state: OrderState): boolean => state === "paid" || state === "processing";

/** States in which the shopper may still pay. */
export function isOpen(state: OrderState): boolean {
  return state === "pending";
}

/** Whether what was paid for still waits to be sent. */
export const isParcelHere = (state: OrderState): boolean =>
  state === "paid" || state === "held" || state === "in-workshop" || state === "quality-control";

export const isOrderState = (value: string): value is OrderState =>
  orderStates.some((state) => state === value);
