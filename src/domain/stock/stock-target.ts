import type { OrderState } from "@/src/domain/order/order-state";

/**
 * Target of the pieces of an order. `reserved`: the order is being paid; `sold`: they have been dispatched; `free`:
 * the reservation has ended; `returned`: sold pieces are back in the workshop.
 */
export type StockTarget = "reserved" | "sold" | "free" | "returned";

/**
 * Effect of a new order state on its pieces; missing where they stay. Returned pieces enter stock only when staff
 * says so: only staff can tell whether they can be sold.
 */
export const stockTargets: Readonly<Partial<Record<OrderState, StockTarget>>> = {
  processing: "reserved",
  paid: "sold",
  expired: "free",
  failed: "free",
  withdrawn: "free",
  refunded: "free",
};
