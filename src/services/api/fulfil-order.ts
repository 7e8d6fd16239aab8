import type { ApiFulfilment } from "@/src/domain/contracts/api/orders";
import type { Parcel, Pieces } from "@/src/domain/order/carrier";
import { leftToSend } from "@/src/domain/order/parcels";
import { without } from "@/src/domain/order/pieces";
import { fail, ok, type Result } from "@/src/domain/result";
import { moveByStaff, type StaffStepError } from "@/src/services/orders/move-by-staff";
import { sendPart, type PartError } from "@/src/services/orders/send-part";
import type { Shop } from "@/src/services/shop";
import { fulfilmentsOf } from "./order-of";

export interface Fulfilment {
  /** of the order */
  readonly number: string;
  readonly parcel: Parcel;
  /** null for all that is left */
  readonly pieces: readonly Pieces[] | null;
  /** the key, for the audit log */
  readonly by: string;
}

export type FulfilmentError = Exclude<PartError | StaffStepError, "all-of-it" | "no-parcel">;

/** Records a parcel of an order as staff does: its buyer gets the same mail. @returns the parcel */
export async function fulfilOrder(
  shop: Shop,
  { number, parcel, pieces, by }: Fulfilment,
): Promise<Result<ApiFulfilment, FulfilmentError>> {
  const order = await shop.store.orders.findOrder("number", number);
  if (!order) return fail("not-found");
  const isPart = pieces !== null && without(leftToSend(order), pieces).length > 0;
  const sent = isPart
    ? await sendPart(shop, { orderId: order.id, from: order.state, parcel, pieces, by })
    : await moveByStaff(shop, { orderId: order.id, from: order.state, to: "shipped", parcel, by });
  if (!sent.ok) {
    const { error } = sent;
    // The whole was told from a part above, and there is a parcel: the order changed in between.
    return fail(error === "all-of-it" || error === "no-parcel" ? "changed" : error);
  }
  const after = await shop.store.orders.findOrder("id", order.id);
  const made = after && fulfilmentsOf(after).at(-1);
  if (!made) throw new Error(`The parcel of ${number} is gone.`);
  return ok(made);
}
