import type { Order } from "@/src/domain/order/order";
import { vatOfSale } from "@/src/domain/vat/order-vat";
import type { Transaction } from "@/src/store/store";

/**
 * Issues the receipt of a paid order once: number, date, and tax by delivery country. It never changes afterwards, even
 * if rates or the address do. Runs inside the transaction that holds the order's lock.
 * Source: specification 9.8 and 13.7; decision 0063.
 */
export async function issueReceipt(tx: Transaction, order: Order, now: Date): Promise<void> {
  if (order.receiptNumber !== null) return;
  const vat = vatOfSale(order, await tx.books.readVatTable());
  await tx.orders.issueReceipt(order.id, vat, now);
}
