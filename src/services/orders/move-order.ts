import { mailOfState } from "@/src/domain/order/mail-of-state";
import { canBecome, isPaid, type OrderState } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import { freezeCards } from "@/src/services/gift-cards/freeze-cards";
import { releaseCards } from "@/src/services/gift-cards/settle-cards";
import { settleStock } from "@/src/services/stock/settle-stock";
import { queueOrderEvent } from "@/src/services/webhooks/queue-order-event";
import type { Shop } from "@/src/services/shop";
import type { Transaction } from "@/src/store/store";
import { completeOrder } from "./complete-order";
import { noteRefundDue } from "./note-refund-due";

/** A transaction that holds the lock of the order whose state changes. */
export interface Moving {
  readonly shop: Pick<Shop, "cardKeys" | "random">;
  readonly tx: Transaction;
  /** the order before the change */
  readonly order: Order;
  readonly now: Date;
  /** when its mail is sent, if not at once */
  readonly mailAt?: Date;
}

/** Side effects of reaching a state, whatever caused it. */
const effectsOfState: Partial<Record<OrderState, (moving: Moving) => Promise<void>>> = {
  paid: ({ shop, tx, order, now }) => completeOrder(shop, tx, order.number, now),
  expired: ({ tx, order, now }) => releaseCards(tx, order, now),
  failed: ({ tx, order, now }) => releaseCards(tx, order, now),
  // A held order has no receipt yet. Cards are locked before the counter of receipts, as everywhere.
  refunded: async ({ shop, tx, order, now }) => {
    await releaseCards(tx, order, now);
    await completeOrder(shop, tx, order.number, now);
    await noteRefundDue(tx, order.id);
  },
  withdrawn: async ({ shop, tx, order, now }) => {
    await freezeCards(tx, order.id, now);
    await completeOrder(shop, tx, order.number, now);
    await noteRefundDue(tx, order.id);
  },
};

/**
 * The only way to change an order's state, for provider events, scheduled jobs, buyers and staff. It follows the table of
 * states, records the change in the timeline, updates gift cards and queues mails and webhooks, all in the transaction that holds the
 * order's lock.
 * @param detail reason or person, for the timeline
 * @returns whether the state changed: the table of states may not allow it
 */
export async function moveOrder(moving: Moving, to: OrderState, detail: string | null): Promise<boolean> {
  const { tx, order, now, mailAt = now } = moving;
  if (!canBecome(order.state, to)) return false;
  await tx.orders.setOrderState(order.id, to, now, detail);
  // Gift cards, then pieces, then the counters of documents: in this order everywhere, to avoid deadlocks.
  if (order.covered > 0) await tx.giftCards.lockCards(order.coveredBy.map(({ id }) => id));
  await settleStock(tx, order, to, now);
  await effectsOfState[to]?.(moving);
  for (const kind of mailOfState[to] ?? []) await tx.mails.queueOrderMail(order.id, kind, mailAt);
  await queueOrderEvent(tx, order, { to, now, at: mailAt });
  if (order.agent && isPaid(to))
    await tx.agentSessions.queueAgentWebhook({ orderId: order.id, event: to, now, at: mailAt });
  return true;
}
