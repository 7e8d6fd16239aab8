import { recordedAmount } from "@/src/domain/money/format-money";
import { fromSmallestUnit } from "@/src/domain/money/smallest-unit";
import { givenBack } from "@/src/domain/order/amount-due";
import { isPaid, type OrderState } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Charge, PaymentError } from "@/src/gateways/payment/payment-gateway";
import type { Transaction } from "@/src/store/store";
import { freezeCards, thawCards } from "@/src/services/gift-cards/freeze-cards";
import { hasSpentCards } from "@/src/services/gift-cards/settle-cards";
import { cancelRefundedCards } from "@/src/services/gift-cards/cancel-refunded-cards";
import { creditOrder } from "@/src/services/books/credit-order";
import type { Shop } from "@/src/services/shop";
import { queueRefundEvent } from "@/src/services/webhooks/queue-order-event";
import { moveOrder, type Moving } from "./move-order";
import { noteLoss } from "./note-loss";

/** State of an order after a refund or dispute; null for no change. */
async function nextState(tx: Transaction, order: Order, charge: Charge): Promise<OrderState | null> {
  const isChargeBack = charge.amountRefunded >= charge.amount && charge.amount > 0;
  // Staff refunds the gift card part by hand: until then the order is not fully refunded.
  if (isChargeBack && !(await hasSpentCards(tx, order))) return "refunded";
  // Nothing is shipped while the bank disputes the payment.
  return charge.isDisputed && !order.isDisputed ? "held" : null;
}

async function note({ tx, order, now }: Moving, charge: Charge): Promise<void> {
  const refunded = fromSmallestUnit(charge.amountRefunded, order.chargeCurrency);
  if (refunded !== order.refundedAmount) {
    await tx.payments.recordPayment({
      orderId: order.id,
      providerId: `${charge.paymentIntent}:refunds`,
      kind: "refund",
      amount: refunded,
      currency: charge.currency,
      status: "cumulative",
      at: now,
    });
    await tx.orders.addToTimeline(
      order.id,
      now,
      "refund",
      `${recordedAmount(order.refundedAmount, order.chargeCurrency)} → ${recordedAmount(refunded, order.chargeCurrency)}`,
    );
    const all = givenBack({ ...order, refundedAmount: refunded });
    if (refunded > order.refundedAmount)
      await tx.mails.queueOrderMail(order.id, "order-refunded", now, String(all));
    await queueRefundEvent(tx, order, { method: "payment", before: givenBack(order), after: all, now });
    await cancelRefundedCards(tx, order, all, now);
  }
  if (charge.isDisputed !== order.isDisputed) {
    await tx.payments.recordPayment({
      orderId: order.id,
      providerId: `${charge.paymentIntent}:dispute`,
      kind: "dispute",
      amount: fromSmallestUnit(charge.amount, order.chargeCurrency),
      currency: charge.currency,
      status: charge.isDisputed ? "open" : "closed",
      at: now,
    });
    await tx.orders.addToTimeline(order.id, now, "dispute", charge.isDisputed ? "open" : "closed");
    await tx.mails.queueOrderMail(order.id, "order-disputed", now);
    if (charge.isDisputed) await freezeCards(tx, order.id, now);
    // Cards of a withdrawn order stay frozen: a refund is under way.
    else if (order.state !== "withdrawn") await thawCards(tx, order.id, now);
  }
  await noteLoss(tx, order, charge, now);
  await tx.orders.noteRefund(order.id, refunded, charge.isDisputed);
}

/** Whether the charge has never had a refund or a dispute. */
export const isUntouched = (order: Order, charge: Charge): boolean =>
  charge.amountRefunded === 0 &&
  order.refundedAmount === 0 &&
  !charge.isDisputed &&
  !order.isDisputed &&
  charge.amountLost === 0;

/** A second payment does not change the order: its refunds are recorded separately. */
async function noteSecond({ tx, order, now }: Moving, charge: Charge): Promise<void> {
  if (charge.amountRefunded === 0 || !(await tx.payments.isRecorded(charge.paymentIntent))) return;
  await tx.payments.recordPayment({
    orderId: order.id,
    providerId: `${charge.paymentIntent}:refunds`,
    kind: "refund",
    amount: fromSmallestUnit(charge.amountRefunded, order.chargeCurrency),
    currency: charge.currency,
    status: "cumulative",
    at: now,
  });
}

/**
 * Updates a paid order from its charge. Amounts are the provider's cumulative ones, so that a partial refund reported
 * twice, or one that failed later, cannot add up wrongly. Runs inside the transaction that holds the order's lock.
 * @returns whether the order is paid by this charge and it ever had a refund or dispute
 */
export async function followCharge(moving: Moving, charge: Charge): Promise<boolean> {
  const { tx, order, now } = moving;
  // Before payment there are no cards to take back and no receipt to credit: the settlement fetches the charge again.
  if (!isPaid(order.state)) return false;
  if (order.paymentIntent !== charge.paymentIntent) {
    await noteSecond(moving, charge);
    return false;
  }
  if (isUntouched(order, charge)) return false;
  await note(moving, charge);
  const state = await nextState(tx, order, charge);
  if (state !== null) await moveOrder(moving, state, state === "held" ? "dispute" : null);
  await creditOrder(tx, order.number, now);
  return true;
}

/**
 * Asks the provider for refunds and disputes of an order's payment, and updates the order.
 * Source: scenarios 7, 8.
 */
export async function applyCharge(
  shop: Shop,
  paymentIntent: string,
): Promise<Result<"applied" | "unknown-order", PaymentError>> {
  const known = await shop.store.orders.findOrder("paymentIntent", paymentIntent);
  if (!known) return ok("unknown-order");
  const charge = await shop.payments[known.paymentProvider].retrieveCharge(paymentIntent);
  if (!charge.ok) return fail(charge.error);
  const hasMoved = await shop.store.transaction(async (tx) => {
    const order = await tx.orders.lockOrder(known.number);
    return order !== null && followCharge({ shop, tx, order, now: shop.clock() }, charge.value);
  });
  if (hasMoved) shop.flushOutbox();
  return ok("applied");
}
