import { withdrawalOf } from "@/src/domain/order/withdrawal";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { moveOrder } from "./move-order";

/** `too-late`: the last day has passed. `nothing-bought`: no money came, or it was all given back. */
export type WithdrawalError = "not-found" | "too-late" | "nothing-bought";

/**
 * Takes a buyer's word that they withdraw from the contract, guests included: whoever holds the order's secret. The
 * acknowledgement and the notice to staff lie in the outbox before the answer is given. A second word changes nothing.
 * @returns when it was received
 * Source: specification 13.6.
 */
export async function withdrawOrder(shop: Shop, token: string): Promise<Result<Date, WithdrawalError>> {
  const known = await shop.store.orders.findOrder("token", token);
  if (!known) return fail("not-found");
  const taken = await shop.store.transaction(async (tx): Promise<Result<Date, WithdrawalError>> => {
    const order = await tx.orders.lockOrder(known.number);
    if (!order) return fail("not-found");
    const now = shop.clock();
    const right = withdrawalOf(order, now);
    if (right.status === "done") return ok(right.at);
    if (right.status === "closed") return fail("too-late");
    const isWithdrawn =
      right.status === "open" && (await moveOrder({ shop, tx, order, now }, "withdrawn", null));
    return isWithdrawn ? ok(now) : fail("nothing-bought");
  });
  if (taken.ok) shop.flushOutbox();
  return taken;
}
