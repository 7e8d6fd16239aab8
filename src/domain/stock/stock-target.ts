import type { OrderState } from "@/src/domain/order/order-state";

/**
 * Where the pieces of an order belong. `reserved`: to who is paying; `sold`: they have left; `free`: what was reserved is
 * anybody's again; `returned`: what was sold lies in the workshop again.
 */
export type StockTarget = "reserved" | "sold" | "free" | "returned";

/**
 * What an order's new state means for its pieces; nothing where they stay where they are. What was sold and is given
 * back comes into stock again when staff says so, as nobody else knows whether it can be sold.
 */
export const stockTargets: Readonly<Partial<Record<OrderState, StockTarget>>> = {
  processing: "reserved",
  paid: "sold",
  expired: "free",
  failed: "free",
  withdrawn: "free",
  refunded: "free",
};
