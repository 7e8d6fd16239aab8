import type { Order } from "./order";

/** Whether an order stands that takes the place of pieces of another one: what was never paid takes none. */
export const isRealExchange = ({ state }: Pick<Order, "state">): boolean =>
  state !== "expired" && state !== "failed";
