import { hasParcel } from "./has-parcel";
import type { Order } from "./order";

/** Whether the payment page has to ask for the delivery address. */
export const asksForAddress = (order: Pick<Order, "lines" | "contact">): boolean =>
  order.contact.shippingAddress === null && hasParcel(order);
