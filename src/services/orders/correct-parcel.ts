import type { Parcel } from "@/src/domain/order/carrier";
import { fail, ok, type Result } from "@/src/domain/result";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import type { Shop } from "@/src/services/shop";

/** `not-sent`: no parcel has been sent. */
export type ParcelError = "not-found" | "not-sent";

/**
 * Replaces the carrier and tracking number of a sent parcel; its buyer gets the mail again with the new ones.
 * @param part place of a part parcel, from 0; null for the last one @param by e-mail of the staff member
 */
export async function correctParcel(
  shop: Shop,
  orderId: number,
  { parcel, part }: { readonly parcel: Parcel; readonly part: number | null },
  by: string,
): Promise<Result<null, ParcelError>> {
  const known = await shop.store.orders.findOrder("id", orderId);
  if (!known) return fail("not-found");
  const corrected = await shop.store.transaction(async (tx): Promise<Result<null, ParcelError>> => {
    const order = await tx.orders.lockOrder(known.number);
    if (!order) return fail("not-found");
    const before = part === null ? order.parcel : (order.parts[part] ?? null);
    const isOnItsWay = part === null ? order.state === "shipped" : before !== null;
    if (!isOnItsWay || order.state === "delivered") return fail("not-sent");
    const now = shop.clock();
    if (part === null) await tx.orders.noteParcel(order.id, parcel, now);
    else await tx.orders.correctPart(order.id, part, parcel);
    await tx.orders.addToTimeline(
      order.id,
      now,
      "parcel",
      `${parcel.carrier} ${parcel.trackingNumber}, ${by}`,
    );
    // The tracking number can reveal a home address: only the fact of the change is recorded.
    const changes = [
      { field: "parcel", before: before?.carrier ?? "", after: `${parcel.carrier} ${hiddenValue}` },
    ];
    await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
    await tx.mails.queueOrderMail(
      order.id,
      part === null ? "order-shipped" : "order-parcel",
      now,
      parcel.trackingNumber,
    );
    return ok(null);
  });
  if (corrected.ok) shop.flushOutbox();
  return corrected;
}
