import type { OrderedKind } from "@/src/domain/cart/cart";
import { isCode } from "@/src/domain/gift/gift-wish";
import type { Order } from "./order";

/** What no parcel is sent for, apart from codes. */
const withoutParcel: readonly OrderedKind[] = ["donation"];

/** Whether the payment page has to ask where the parcel goes. */
export const asksForAddress = ({ lines, contact }: Pick<Order, "lines" | "contact">): boolean =>
  contact.shippingAddress === null &&
  lines.some(({ kind }) => !isCode(kind) && !withoutParcel.includes(kind));
