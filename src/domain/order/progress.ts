import { lastTime } from "./last-time";
import type { Order } from "./order";

/** The way of an order from the money to the wrist. */
export const progressSteps = ["paid", "in-workshop", "quality-control", "shipped", "delivered"] as const;

/** How far an order has come. */
export interface Progress {
  /** Place of the last step reached; -1 before the payment. */
  readonly reached: number;
  /** When each step was reached; null for those that are still to come. */
  readonly times: readonly (Date | null)[];
}

const placeOf = (event: string): number => progressSteps.findIndex((step) => step === event);

/**
 * Progress of an order. Exceptional states (held, withdrawn, refunded) keep the last progress; a watch that quality
 * control sends back to the workshop is one step back.
 */
export function progressOf(order: Pick<Order, "state" | "timeline">): Progress {
  const onTheWay = [...order.timeline.map(({ event }) => event), order.state].map(placeOf);
  const reached = onTheWay.findLast((place) => place >= 0) ?? -1;
  return {
    reached,
    times: progressSteps.map((step, place) => (place <= reached ? lastTime(order, step) : null)),
  };
}
