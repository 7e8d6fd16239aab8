import { givenBack } from "@/src/domain/order/amount-due";
import { isDonation } from "@/src/domain/order/is-donation";
import type { OrderState } from "@/src/domain/order/order-state";
import type { Transaction } from "@/src/store/store";
import { captureCards } from "@/src/services/gift-cards/settle-cards";
import { freezeCards } from "@/src/services/gift-cards/freeze-cards";
import { issueCards } from "@/src/services/gift-cards/issue-cards";
import { takeBackCards } from "@/src/services/gift-cards/take-back-cards";
import { creditOrder } from "@/src/services/books/credit-order";
import { issueReceipt } from "@/src/services/books/issue-receipt";
import type { Shop } from "@/src/services/shop";

/** States in which an order's money is there and stays there for now. */
const kept: readonly OrderState[] = ["paid", "in-workshop", "quality-control", "shipped", "delivered"];

/**
 * What follows when an order's money is there, by the provider's word or because staff has released it: its receipt,
 * the part of the gift cards, the cards that were bought, the confirmation. A second call changes nothing.
 */
export async function completeOrder(
  shop: Pick<Shop, "cardKeys" | "random">,
  tx: Transaction,
  number: string,
  now: Date,
): Promise<void> {
  // Read again: who pays has just been written down.
  const order = await tx.orders.lockOrder(number);
  if (!order) return;
  const isKept = kept.includes(order.state);
  if (isKept) {
    await captureCards(tx, order, now);
    await issueCards(shop, tx, order, now);
    // What happened while the order was held found no cards yet.
    const back = givenBack(order);
    if (back > 0) await takeBackCards(tx, order, back, now);
    if (order.isDisputed) await freezeCards(tx, order.id, now);
    await tx.mails.queueOrderMail(order.id, "order-confirmation", now);
    if ((await tx.staff.findNoticeReaders("new-order")).length > 0)
      await tx.mails.queueOrderMail(order.id, "order-notice", now);
    if (isDonation(order) && order.note !== "")
      await tx.mails.queueOrderMail(order.id, "donation-notice", now);
  }
  // The counter of receipts last: until the transaction ends, everybody else who pays waits for it.
  await issueReceipt(tx, order, now);
  // What was given back while the order was held had no receipt to refer to.
  await creditOrder(tx, number, now);
  // A reminder is remembered from when the order was paid, which the receipt has written down.
  if (isKept && order.cartId !== null) await tx.orders.noteReminder(order.id);
}
