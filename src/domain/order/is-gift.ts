import type { Order } from "./order";

/** Whether somebody else than the buyer opens the parcel: no price is to lie in it. */
export const isGift = ({
  lines,
  contact: { name, shippingName },
}: Pick<Order, "lines" | "contact">): boolean =>
  lines.some(({ gift }) => gift !== null) ||
  (name !== null && shippingName !== null && shippingName.trim() !== name.trim());
