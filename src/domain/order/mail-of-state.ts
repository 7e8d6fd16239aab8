import type { OrderState } from "./order-state";

/** A mail about a step of an order. */
export type StepMail =
  | "order-in-workshop"
  | "order-quality-control"
  | "order-shipped"
  | "order-delivered"
  | "order-withdrawn"
  | "order-withdrawal-notice";

/**
 * Mails after a step by staff or the buyer; payment events have mails of their own. A withdrawal is acknowledged to
 * the buyer and reported to staff.
 */
export const mailOfState: Readonly<Partial<Record<OrderState, readonly StepMail[]>>> = {
  "in-workshop": ["order-in-workshop"],
  "quality-control": ["order-quality-control"],
  shipped: ["order-shipped"],
  delivered: ["order-delivered"],
  withdrawn: ["order-withdrawn", "order-withdrawal-notice"],
};
