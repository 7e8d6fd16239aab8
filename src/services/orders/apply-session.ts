import { fromSmallestUnit } from "../../domain/money/smallest-unit";
import { judgePayment, type Judgement } from "../../domain/order/judge-payment";
import { canBecome, isPaid, type OrderState } from "../../domain/order/order-state";
import type { Order } from "../../domain/order/order";
import type { PaymentSession } from "../../gateways/stripe/payment-gateway";
import type { OrderTransaction } from "../../store/order-transaction";
import type { Shop } from "../shop-parts";

/** What the provider's answer changed: the state it led to, or that it led nowhere. */
export type Applied = OrderState | "unchanged" | "unknown-order";

/** What follows when an order arrives in a state; the mails lie in the outbox before the transaction ends. */
type Consequence = (tx: OrderTransaction, order: Order, now: Date) => Promise<void>;

const consequences: Partial<Record<OrderState, Consequence>> = {
  paid: async (tx, order, now) => {
    await tx.giveReceiptNumber(order.id, now);
    if (order.cartId !== null) await tx.takePaidLines(order.cartId, order.lines);
    await tx.queueMail(order.id, "order-confirmation", now);
  },
  processing: async (tx, order) => {
    if (order.cartId !== null) await tx.takePaidLines(order.cartId, order.lines);
  },
  held: (tx, order, now) => tx.queueMail(order.id, "order-held", now),
  failed: (tx, order, now) => tx.queueMail(order.id, "order-failed", now),
};

/** What was ordered leaves the cart once: with the promise of the bank, or with its money. */
const hasLeftCart = ({ state }: Order) => state === "processing" || state === "failed";

async function settle(
  tx: OrderTransaction,
  order: Order,
  session: PaymentSession,
  { state, mismatch }: Judgement,
  now: Date,
): Promise<Applied> {
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
  await consequences[state]?.(tx, hasLeftCart(order) ? { ...order, cartId: null } : order, now);
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
  const applied = await shop.store.transaction(async (tx) => {
    // The cart before the order, as everywhere.
    if (known.cartId !== null) await tx.lockCartRow(known.cartId);
    const order = await tx.lockOrder(number);
    if (!order) return "unknown-order";
    const judgement = judgePayment(order, session);
    return judgement ? settle(tx, order, session, judgement, shop.clock()) : "unchanged";
  });
  if (applied === "paid" || applied === "held" || applied === "failed") await shop.wakeMails();
  return applied;
}
