import type { Order } from "./order";

/** Whether an order is a valid exchange for pieces of another one: an unpaid one is not. */
export const isRealExchange = ({ state }: Pick<Order, "state">): boolean =>
  state !== "expired" && state !== "failed";
