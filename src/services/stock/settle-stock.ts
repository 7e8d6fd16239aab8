import type { OrderState } from "@/src/domain/order/order-state";
import type { Order } from "@/src/domain/order/order";
import { stockTargets } from "@/src/domain/stock/stock-target";
import type { Transaction } from "@/src/store/store";
import { notifyOfStock } from "./notify-of-stock";

/** Applies an order's new state to its reserved pieces; a repeated call changes nothing. */
export async function settleStock(
  tx: Transaction,
  { id, state }: Pick<Order, "id" | "state">,
  to: OrderState,
  now: Date,
): Promise<void> {
  const target = stockTargets[to];
  // Pieces of a promised bank payment stay reserved.
  if (target === undefined || (target === "reserved" && state === "pending")) return;
  await notifyOfStock(tx, await tx.stock.settleStock({ orderId: id, target }, now), now);
}
