import { fromSmallestUnit } from "../../domain/money/smallest-unit";
import { judgePayment, type Judgement } from "../../domain/order/judge-payment";
import { canBecome, isPaid, type OrderState } from "../../domain/order/order-state";
import type { Order } from "../../domain/order/order";
import type { PaymentSession } from "../../gateways/stripe/payment-gateway";
import type { OrderTransaction } from "../../store/order-transaction";
import type { ReturnedLine } from "../../store/cart-rows";
import type { Shop } from "../shop-parts";
import { linesToReturn } from "./lines-to-return";

/** What the provider's answer changed: the state it led to, or that it led nowhere. */
export type Applied = OrderState | "unchanged" | "unknown-order";

/** An order on its way to another state. */
interface Move {
  readonly tx: OrderTransaction;
  /** as it was before */
  readonly order: Order;
  readonly now: Date;
  /** what the cart gets back should the payment fail after all */
  readonly back: readonly ReturnedLine[];
}

/** What was ordered leaves the cart once: with the promise of the bank, or with its money. */
async function takeFromCart({ tx, order: { state, cartId, lines } }: Move): Promise<void> {
  if (cartId !== null && state !== "processing") await tx.takePaidLines(cartId, lines);
}

/** A broken promise leaves the cart as it was before. */
async function giveBackToCart({ tx, order: { state, cartId }, back }: Move): Promise<void> {
  if (cartId !== null && state === "processing") await tx.returnLines(cartId, back);
}

/** What follows when an order arrives in a state; the mails lie in the outbox before the transaction ends. */
const consequences: Partial<Record<OrderState, (move: Move) => Promise<void>>> = {
  paid: async (move) => {
    const { tx, order, now } = move;
    await tx.giveReceiptNumber(order.id, now);
    await takeFromCart(move);
    await tx.queueMail(order.id, "order-confirmation", now);
  },
  processing: takeFromCart,
  held: ({ tx, order, now }) => tx.queueMail(order.id, "order-held", now),
  failed: async (move) => {
    await giveBackToCart(move);
    await move.tx.queueMail(move.order.id, "order-failed", move.now);
  },
};

async function settle(move: Move, session: PaymentSession, { state, mismatch }: Judgement): Promise<Applied> {
  const { tx, order, now } = move;
  if (!canBecome(order.state, state)) return "unchanged";
  if (state !== "expired") {
    await tx.notePayment(order.id, {
      sessionId: session.id,
      paymentIntent: session.paymentIntent,
      contact: session.contact,
    });
  }
  await tx.moveOrder(order.id, state, now, mismatch);
  if (isPaid(state) && session.paymentStatus !== "unpaid") {
    await tx.recordPayment({
      orderId: order.id,
      providerId: session.paymentIntent ?? session.id,
      kind: "payment",
      amount: fromSmallestUnit(session.amount ?? 0, order.chargeCurrency),
      currency: session.currency ?? order.chargeCurrency,
      status: session.paymentStatus,
    });
  }
  await consequences[state]?.(move);
  return state;
}

/**
 * Brings an order to where the provider says its payment is. Whatever is reported twice, late or in another
 * order, the order moves once: under its lock, along the table of states.
 * @param session as the provider answered just now, never as an event claims
 * Source: scenarios 2, 3, 6; decision "orders".
 */
export async function applySession(shop: Shop, number: string, session: PaymentSession): Promise<Applied> {
  const known = await shop.store.findOrder("number", number);
  if (!known) return "unknown-order";
  // Asked before the transaction, which must not wait for another connection while it holds its locks.
  const back = known.cartId === null || isPaid(known.state) ? [] : await linesToReturn(shop, known);
  const applied = await shop.store.transaction(async (tx) => {
    // The cart before the order, as everywhere.
    if (known.cartId !== null) await tx.lockCartRow(known.cartId);
    const order = await tx.lockOrder(number);
    if (!order) return "unknown-order";
    const judgement = judgePayment(order, session);
    return judgement ? settle({ tx, order, now: shop.clock(), back }, session, judgement) : "unchanged";
  });
  if (applied === "paid" || applied === "held" || applied === "failed") await shop.wakeMails();
  return applied;
}
