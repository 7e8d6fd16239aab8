import type { OrderState } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import { stockTargets } from "@/src/domain/stock/stock-target";
import type { Transaction } from "@/src/store/store";
import { notifyOfStock } from "./notify-of-stock";

/** What an order's new state does with the pieces it reserved; asked twice, it is done once. */
export async function settleStock(
  tx: Transaction,
  { id, state }: Pick<Order, "id" | "state">,
  to: OrderState,
  now: Date,
): Promise<void> {
  const target = stockTargets[to];
  // What a bank has promised stays reserved as it is.
  if (target === undefined || (target === "reserved" && state === "pending")) return;
  await notifyOfStock(tx, await tx.stock.settleStock({ orderId: id, target }, now), now);
}
