import { hasParcel } from "@/src/domain/order/has-parcel";
import { shippedPieces } from "@/src/domain/order/parcels";
import { refundDue } from "@/src/domain/order/refund-due";
import type { Transaction } from "@/src/store/store";

/**
 * Updates the refund deadline of an order, for the desk's queue, after a withdrawal, a return or a refund. Runs inside
 * the transaction that holds the order's lock.
 */
export async function noteRefundDue(tx: Transaction, orderId: number): Promise<void> {
  // Read again: the change has just been saved.
  const order = await tx.orders.findOrder("id", orderId);
  if (!order) return;
  const due = refundDue(order, await tx.orders.findExchangesOf(orderId));
  const isSent = hasParcel(order) && shippedPieces(order).length > 0;
  await tx.orders.noteRefundDue(orderId, due?.until ?? null, isSent);
}
