import { nextCredit } from "@/src/domain/books/credit-note";
import { noteRefundDue } from "@/src/services/orders/note-refund-due";
import type { Transaction } from "@/src/store/store";

/**
 * Brings the credit notes of an order to what was given back of it. It compares with what they say already, so that
 * however often and by whomever a refund is reported, it stands on one credit note; a refund that failed after all is
 * taken back by one below nothing. Inside the transaction that holds the order's lock.
 * Source: specification 13.7; decision 0064.
 */
export async function creditOrder(tx: Transaction, number: string, now: Date): Promise<void> {
  // Read again: what was given back has just been written down.
  const order = await tx.orders.lockOrder(number);
  // What has no receipt yet, as it is held, gets its credit note with it.
  if (!order?.vat || order.receiptNumber === null) return;
  const credit = nextCredit(order, order.vat, await tx.books.creditNotesOf(order.id));
  if (credit === null) return;
  const { percent, country } = order.vat;
  const note = { ...credit, orderId: order.id, currency: order.chargeCurrency, percent, country };
  const issued = await tx.books.insertCreditNote(note, now);
  await tx.orders.addToTimeline(order.id, now, "credit-note", issued);
  await noteRefundDue(tx, order.id);
}
