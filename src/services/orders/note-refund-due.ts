import { hasParcel } from "@/src/domain/order/has-parcel";
import { shippedPieces } from "@/src/domain/order/parcels";
import { refundDue } from "@/src/domain/order/refund-due";
import type { Transaction } from "@/src/store/store";

/**
 * Writes down until when money of an order is to be given back, for the desk's queue, after anything that may change it: a
 * withdrawal, a return, a refund. Inside the transaction that holds the order's lock.
 */
export async function noteRefundDue(tx: Transaction, orderId: number): Promise<void> {
  // Read again: what changes it has just been written down.
  const order = await tx.orders.findOrder("id", orderId);
  if (!order) return;
  const due = refundDue(order, await tx.orders.findExchangesOf(orderId));
  const isSent = hasParcel(order) && shippedPieces(order).length > 0;
  await tx.orders.noteRefundDue(orderId, due?.until ?? null, isSent);
}
