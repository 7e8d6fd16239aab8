import type { Order } from "./order";

/** The last time something happened to an order; null when it never did. */
export const lastTime = ({ timeline }: Pick<Order, "timeline">, event: string): Date | null =>
  timeline.findLast((entry) => entry.event === event)?.at ?? null;
