import type { Order } from "@/src/domain/order/order";
import type { OrderState } from "@/src/domain/order/order-state";
import { eventOfState, orderEventData, orderEventKey } from "@/src/domain/webhooks/order-event";
import type { Transaction } from "@/src/store/store";

/**
 * Tells other systems of an order's new state, in the transaction that has changed it.
 * @param at when to tell, if not at once
 */
export async function tellOfOrder(
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
