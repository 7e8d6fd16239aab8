import { givenBack } from "@/src/domain/order/amount-due";
import { isDonation } from "@/src/domain/order/is-donation";
import type { OrderState } from "@/src/domain/order/order-state";
import type { Transaction } from "@/src/store/store";
import { captureCards } from "@/src/services/gift-cards/settle-cards";
import { freezeCards } from "@/src/services/gift-cards/freeze-cards";
import { issueCards } from "@/src/services/gift-cards/issue-cards";
import { cancelRefundedCards } from "@/src/services/gift-cards/cancel-refunded-cards";
import { creditOrder } from "@/src/services/books/credit-order";
import { issueReceipt } from "@/src/services/books/issue-receipt";
import type { Shop } from "@/src/services/shop";

/** States in which an order is paid and not refunded. */
const kept: readonly OrderState[] = ["paid", "in-workshop", "quality-control", "shipped", "delivered"];

/**
 * Completes an order once it is paid, as reported by the provider or released by staff: receipt, captured gift cards,
 * issued gift cards, confirmation. A repeated call changes nothing.
 */
export async function completeOrder(
  shop: Pick<Shop, "cardKeys" | "random">,
  tx: Transaction,
  number: string,
  now: Date,
): Promise<void> {
  // Read again: the payer has just been saved.
  const order = await tx.orders.lockOrder(number);
  if (!order) return;
  const isKept = kept.includes(order.state);
  if (isKept) {
    await captureCards(tx, order, now);
    await issueCards(shop, tx, order, now);
    // Refunds made while the order was held could not apply to cards yet.
    const back = givenBack(order);
    if (back > 0) await cancelRefundedCards(tx, order, back, now);
    if (order.isDisputed) await freezeCards(tx, order.id, now);
    await tx.mails.queueOrderMail(order.id, "order-confirmation", now);
    if ((await tx.staff.findNoticeReaders("new-order")).length > 0)
      await tx.mails.queueOrderMail(order.id, "order-notice", now);
    if (isDonation(order) && order.note !== "")
      await tx.mails.queueOrderMail(order.id, "donation-notice", now);
  }
  // The counter of receipts last: it blocks all other payments until the transaction ends.
  await issueReceipt(tx, order, now);
  // Refunds made while the order was held had no receipt to refer to.
  await creditOrder(tx, number, now);
  // A reminder is recorded with the payment date, which the receipt has saved.
  if (isKept && order.cartId !== null) await tx.orders.noteReminder(order.id);
}
