import { fromSmallestUnit } from "@/src/domain/money/smallest-unit";
import { judgePayment, type Judgement } from "@/src/domain/order/judge-payment";
import { canBecome, isPaid, type OrderState } from "@/src/domain/order/order-state";
import { isLinkOpen } from "@/src/domain/order/payment-link";
import type { PaymentSession } from "@/src/gateways/payment/payment-gateway";
import type { ReturnedLine } from "@/src/store/carts/cart-rows";
import { holdIfOutOfStock } from "@/src/services/stock/hold-if-out-of-stock";
import type { Shop } from "@/src/services/shop";
import { canCapture } from "@/src/services/gift-cards/settle-cards";
import { holdIfPlaceTaken } from "./hold-if-place-taken";
import { linesToReturn } from "./lines-to-return";
import { followCharge, isUntouched } from "./apply-charge";
import { moveOrder, type Moving } from "./move-order";

/** What the provider's response changed: the new state, or nothing. */
export type Applied = OrderState | "unchanged" | "unknown-order";

interface Move extends Moving {
  /** lines returned to the cart if the payment fails later */
  readonly back: readonly ReturnedLine[];
}

/** Ordered lines leave the cart once: when the payment is promised, or when it is received. */
async function takeFromCart({ tx, order: { state, cartId, lines } }: Move): Promise<void> {
  if (cartId !== null && state !== "processing") await tx.carts.takePaidLines(cartId, lines);
}

/** A payment that fails after its promise restores the cart. */
async function giveBackToCart({ tx, order: { state, cartId }, back }: Move): Promise<void> {
  if (cartId !== null && state === "processing") await tx.carts.returnLines(cartId, back);
}

/** Side effects of a payment beside the state change; mails are queued before the transaction ends. */
const effectsOfPayment: Partial<Record<OrderState, (move: Move) => Promise<void>>> = {
  paid: takeFromCart,
  processing: async (move) => {
    await takeFromCart(move);
    await move.tx.mails.queueOrderMail(move.order.id, "order-processing", move.now);
  },
  held: ({ tx, order, now }) => tx.mails.queueOrderMail(order.id, "order-held", now),
  failed: async (move) => {
    await giveBackToCart(move);
    await move.tx.mails.queueOrderMail(move.order.id, "order-failed", move.now);
  },
};

/** An order is not paid until its gift cards can pay their part. */
async function withCards({ tx, order, now }: Move, judgement: Judgement): Promise<Judgement> {
  if (judgement.state !== "paid" || (await canCapture(tx, order, now))) return judgement;
  return { state: "held", mismatch: "gift-card" };
}

/** An expired page does not end the order while the buyer has a valid payment link. */
async function keepLink({ tx, order, now }: Move, { state }: Judgement): Promise<boolean> {
  if (state !== "expired" || !isLinkOpen(order, now)) return false;
  await tx.orders.clearSession(order.id);
  return true;
}

async function settle(move: Move, session: PaymentSession, judgement: Judgement): Promise<Applied> {
  const { tx, order, now } = move;
  // A payment counts once: a repeated event does not undo a dispute or a staff decision.
  if (isPaid(order.state) && order.paymentIntent === session.paymentIntent) return "unchanged";
  const isSecond = isPaid(order.state) && order.paymentIntent !== null && session.paymentIntent !== null;
  if (isSecond && (await tx.payments.isRecorded(session.paymentIntent))) return "unchanged";
  if (await keepLink(move, judgement)) return "unchanged";
  const covered = await holdIfPlaceTaken(tx, order, await withCards(move, judgement));
  const { state, mismatch } = await holdIfOutOfStock(tx, order, covered);
  const canMove = canBecome(order.state, state);
  // A second payment is recorded in any order state: accounting lists it until it is refunded.
  if (!canMove && !isSecond) return "unchanged";
  if (state !== "expired" && !isSecond) {
    await tx.orders.notePayment(order.id, {
      provider: session.provider,
      sessionId: session.id,
      paymentIntent: session.paymentIntent,
      paymentVoucher: session.paymentVoucher,
      contact: session.contact,
    });
  }
  if (isPaid(state) && session.paymentStatus !== "unpaid") {
    await tx.payments.recordPayment({
      orderId: order.id,
      providerId: session.paymentIntent ?? session.id,
      kind: "payment",
      amount: fromSmallestUnit(session.amount ?? 0, order.chargeCurrency),
      currency: session.currency ?? order.chargeCurrency,
      status: session.paymentStatus,
      at: now,
    });
  }
  if (!canMove) return "unchanged";
  await effectsOfPayment[state]?.(move);
  await moveOrder(move, state, mismatch);
  return state;
}

/**
 * Updates an order to its payment's state at the provider, including later refunds: a refund or a dispute may have been
 * reported before the payment. For repeated, late or reordered events the order moves once: under its lock, along the
 * table of states.
 * @param session freshly fetched from the provider, never taken from an event
 * Source: scenarios 2, 3, 6; specification 13.4.
 */
export async function applySession(shop: Shop, number: string, session: PaymentSession): Promise<Applied> {
  const known = await shop.store.orders.findOrder("number", number);
  if (!known) return "unknown-order";
  // Read before the transaction, which must not wait for another connection while it holds its locks.
  const back = known.cartId === null || isPaid(known.state) ? [] : await linesToReturn(shop, known);
  let hasMoved = false;
  const applied = await shop.store.transaction(async (tx) => {
    // The cart before the order, as everywhere.
    if (known.cartId !== null) await tx.carts.lockCartRow(known.cartId);
    const order = await tx.orders.lockOrder(number);
    if (!order) return "unknown-order";
    const moving = { shop, tx, order, now: shop.clock() };
    const judgement = judgePayment(order, session);
    const settled = judgement ? await settle({ ...moving, back }, session, judgement) : "unchanged";
    if (session.charge && !isUntouched(order, session.charge)) {
      // Read again: the settlement has just changed it.
      const current = await tx.orders.lockOrder(number);
      hasMoved = current !== null && (await followCharge({ ...moving, order: current }, session.charge));
    }
    return settled;
  });
  if (hasMoved || (applied !== "unknown-order" && applied in effectsOfPayment)) shop.flushOutbox();
  return applied;
}
