import type { Order } from "@/src/domain/order/order";
import type { OrderState } from "@/src/domain/order/order-state";
import type { Minor } from "@/src/domain/money/minor";
import { eventOfState, orderEventData, orderEventKey, refundEvent } from "@/src/domain/webhooks/order-event";
import type { RefundEventData } from "@/src/domain/webhooks/webhook-event";
import type { Transaction } from "@/src/store/store";

/**
 * Queues the webhook event of an order's new state, in the transaction that has changed it.
 * @param at when to send it, if not at once
 */
export async function queueOrderEvent(
  tx: Pick<Transaction, "orders" | "webhooks">,
  { id, number }: Pick<Order, "id" | "number">,
  { to, now, at }: { readonly to: OrderState; readonly now: Date; readonly at: Date },
): Promise<void> {
  const type = eventOfState[to];
  if (type === undefined || !(await tx.webhooks.isAwaited(type))) return;
  // Read again: its payment, receipt or parcel has just been saved.
  const order = await tx.orders.lockOrder(number);
  if (!order) return;
  const event = { type, key: orderEventKey(type, id), data: orderEventData(order) };
  await tx.webhooks.queueEvent(event, now, at);
}

interface Refund {
  readonly method: RefundEventData["method"];
  /** what was given back before it, and with it; hundredths of the charged currency */
  readonly before: Minor;
  readonly after: Minor;
  readonly now: Date;
}

/**
 * Queues the webhook event of a refund, in the transaction that has recorded it. The agent that prepared the order is also
 * notified of a refund that failed later: it is sent the order as it is.
 */
export async function queueRefundEvent(
  tx: Pick<Transaction, "agentSessions" | "webhooks">,
  order: Pick<Order, "id" | "number" | "chargeCurrency" | "agent">,
  { method, before, after, now }: Refund,
): Promise<void> {
  if (after > before) await tx.webhooks.queueEvent(refundEvent(order, method, before, after), now);
  if (order.agent)
    await tx.agentSessions.queueAgentWebhook({ orderId: order.id, event: "refund", now, at: now });
}
