import type { Order } from "./order";

/** Whether the parcel goes to another person than the buyer: it must not contain prices. */
export const isGift = ({
  lines,
  contact: { name, shippingName },
}: Pick<Order, "lines" | "contact">): boolean =>
  lines.some(({ gift }) => gift !== null) ||
  (name !== null && shippingName !== null && shippingName.trim() !== name.trim());
