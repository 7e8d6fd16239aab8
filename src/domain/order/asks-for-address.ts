import { hasParcel } from "./has-parcel";
import type { Order } from "./order";

/** Whether the payment page has to ask where the parcel goes. */
export const asksForAddress = (order: Pick<Order, "lines" | "contact">): boolean =>
  order.contact.shippingAddress === null && hasParcel(order);
