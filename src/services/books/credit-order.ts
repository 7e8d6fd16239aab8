import { nextCredit } from "@/src/domain/books/credit-note";
import { noteRefundDue } from "@/src/services/orders/note-refund-due";
import type { Transaction } from "@/src/store/store";

/**
 * Brings the credit notes of an order in line with its refunds. It compares with the existing notes, so a refund reported
 * several times has one credit note; a refund that failed later is reversed by a negative one. Runs inside the
 * transaction that holds the order's lock.
 * Source: specification 13.7; decision 0064.
 */
export async function creditOrder(tx: Transaction, number: string, now: Date): Promise<void> {
  // Read again: the refund has just been saved.
  const order = await tx.orders.lockOrder(number);
  // An order without a receipt, such as a held one, gets its credit note together with the receipt.
  if (!order?.vat || order.receiptNumber === null) return;
  const credit = nextCredit(order, order.vat, await tx.books.creditNotesOf(order.id));
  if (credit === null) return;
  const { percent, country } = order.vat;
  const note = { ...credit, orderId: order.id, currency: order.chargeCurrency, percent, country };
  const issued = await tx.books.insertCreditNote(note, now);
  await tx.orders.addToTimeline(order.id, now, "credit-note", issued);
  await noteRefundDue(tx, order.id);
}
