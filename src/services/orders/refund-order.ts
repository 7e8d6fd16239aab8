import { givenBack } from "@/src/domain/order/amount-due";
import type { Pieces } from "@/src/domain/order/carrier";
import { recordedAmount } from "@/src/domain/money/format-money";
import { minor, type Minor } from "@/src/domain/money/minor";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import { isPaid } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import { isRefundOpen, refundDecided, refundFailed, writeRefund } from "@/src/domain/order/refund-decisions";
import { judgeRefund, type RefundRefusal } from "@/src/domain/order/refundable";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PaymentError } from "@/src/gateways/payment/payment-gateway";
import type { Transaction } from "@/src/store/store";
import { refundToCards } from "@/src/services/gift-cards/refund-to-cards";
import { maxRefund, cancelRefundedCards } from "@/src/services/gift-cards/cancel-refunded-cards";
import { creditOrder } from "@/src/services/books/credit-order";
import type { Shop } from "@/src/services/shop";
import { restock } from "@/src/services/stock/restock";
import { queueRefundEvent } from "@/src/services/webhooks/queue-order-event";
import { applyCharge } from "./apply-charge";
import { moveOrder } from "./move-order";
import { noteRefundDue } from "./note-refund-due";

export interface RefundWish {
  readonly orderId: number;
  /** hundredths of the charged currency */
  readonly amount: number;
  /** refunded pieces, at most at their paid price; none for a price reduction */
  readonly pieces?: readonly Pieces[];
  /** whether the pieces have arrived and are restocked */
  readonly isRestocked?: boolean;
  /** total refunded when staff decided: a repeated click must not refund twice */
  readonly knownRefunded: number;
  /** idempotency key: repeated requests refund once */
  readonly key: string;
  /** staff member and reason, for the timeline */
  readonly by: string;
  readonly reason: string;
}

/**
 * `unpaid`: there is nothing to refund. `changed`: another refund is open or was made. `card-spent`: a gift card bought
 * with the order was spent. Provider errors: its part was not refunded.
 */
export type RefundError = RefundRefusal | "not-found" | "unpaid" | "changed" | "card-spent" | PaymentError;

interface Refund {
  readonly toCards: Minor;
  readonly toCharge: Minor;
}

interface Split extends Refund {
  readonly order: Order;
}

async function giveToCards(
  shop: Shop,
  tx: Transaction,
  number: string,
  { amount, pieces = [], knownRefunded, by, reason }: RefundWish,
  now: Date,
): Promise<Result<Split, RefundError>> {
  const order = await tx.orders.lockOrder(number);
  if (!order) return fail("not-found");
  if (!isPaid(order.state) || order.state === "refunded" || order.receiptNumber === null)
    return fail("unpaid");
  const before = givenBack(order);
  if (before !== knownRefunded) return fail("changed");
  const exchanges = await tx.orders.findExchangesOf(order.id);
  const refusal = judgeRefund(order, exchanges, { pieces, amount });
  if (refusal !== null) return fail(refusal);
  if (before + amount > (await maxRefund(tx, order))) return fail("card-spent");
  const toCards = minor(Math.min(amount, order.covered - order.refundedToCards));
  const split = { order, toCards, toCharge: minor(amount - toCards) };
  if (split.toCharge > 0 && order.paymentIntent === null) return fail("refused");
  const decision = writeRefund({ pieces, amount: minor(amount) }, order.chargeCurrency, `${by}: ${reason}`);
  await tx.orders.addToTimeline(order.id, now, refundDecided, decision);
  const changes = [{ field: "refund", before: "", after: `${amount} ${order.chargeCurrency}` }];
  await tx.staff.auditAct({ at: now, by, entity: "orders", document: order.id, changes });
  if (toCards === 0) return ok(split);
  await refundToCards(tx, order, toCards, now);
  const after = minor(before + toCards);
  await tx.orders.addToTimeline(order.id, now, "refund-to-card", `${recordedAmount(toCards, "EUR")}, ${by}`);
  await queueRefundEvent(tx, order, { method: "gift-card", before, after, now });
  await cancelRefundedCards(tx, order, after, now);
  await creditOrder(tx, number, now);
  if (split.toCharge > 0) return ok(split);
  await tx.mails.queueOrderMail(order.id, "order-refunded", now, String(after));
  if (after === order.total) await moveOrder({ shop, tx, order, now }, "refunded", by);
  return ok(split);
}

/** The last refund failed: its pieces can be refunded again. */
async function noteFailure(shop: Shop, number: string): Promise<void> {
  await shop.store.transaction(async (tx) => {
    const order = await tx.orders.lockOrder(number);
    if (!order || !isRefundOpen(order)) return;
    await tx.orders.addToTimeline(order.id, shop.clock(), refundFailed, null);
    await noteRefundDue(tx, order.id);
  });
}

async function refundAlone(shop: Shop, wish: RefundWish): Promise<Result<Refund, RefundError>> {
  const known = await shop.store.orders.findOrder("id", wish.orderId);
  if (!known) return fail("not-found");
  // A payment that takes days is known to the provider before there is a charge to read.
  if (!isPaid(known.state)) return fail("unpaid");
  const { paymentIntent, chargeCurrency } = known;
  const isForCardsOnly = wish.amount <= known.covered - known.refundedToCards;
  if (paymentIntent !== null && !isForCardsOnly) {
    // A request whose response was lost may have succeeded.
    const read = await applyCharge(shop, paymentIntent);
    if (!read.ok) return read;
    // A process that died during the provider's request has left its refund open.
    if (isRefundOpen(known)) await noteFailure(shop, known.number);
  }
  const given = await shop.store.transaction((tx) => giveToCards(shop, tx, known.number, wish, shop.clock()));
  if (!given.ok) return given;
  const { order, toCards, toCharge } = given.value;
  if (paymentIntent !== null && toCharge > 0) {
    const refund = await shop.payments[order.paymentProvider].refund({
      paymentIntent,
      amount: toSmallestUnit(toCharge, chargeCurrency),
      currency: chargeCurrency,
      idempotencyKey: `refund-${order.token}-${wish.key}-${toCharge}`,
    });
    if (!refund.ok) {
      await noteFailure(shop, known.number);
      return refund;
    }
    // If the provider cannot be reached now, its event updates the order.
    await applyCharge(shop, paymentIntent);
  }
  if (wish.isRestocked) await restock(shop, order, wish.pieces ?? [], wish.by);
  shop.flushOutbox();
  return ok({ toCards, toCharge });
}

/**
 * Refunds an order, for some of its pieces or as a price reduction: first to its gift cards, the rest through the payment
 * provider. One refund at a time, each based on the provider's refunded total, so that a repeated click, a second staff
 * member or a lost response cannot refund twice.
 * @returns the refunded parts, hundredths of the charged currency
 * Source: terms, "Remboursement"; scenario 7.
 */
export async function refundOrder(shop: Shop, wish: RefundWish): Promise<Result<Refund, RefundError>> {
  const refunded = await shop.store.withAdvisoryLock(`refund ${wish.orderId}`, () => refundAlone(shop, wish));
  return refunded ?? fail("changed");
}
