import type { Order } from "@/src/domain/order/order";
import { withdrawalOf, type Withdrawal } from "@/src/domain/order/withdrawal";
import { fail, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import type { Transaction } from "@/src/store/store";

/** `too-late`: the last day has passed. `nothing-bought`: no money came, or it was all given back. */
export type WithdrawalError = "not-found" | "too-late" | "nothing-bought";

/** An order under its lock, whose buyer may still withdraw or has done so. */
export interface HeldOrder {
  readonly shop: Shop;
  readonly tx: Transaction;
  readonly order: Order;
  readonly now: Date;
  readonly right: Withdrawal;
}

/**
 * Hears a buyer who withdraws, guests included: whoever holds the order's secret. Acknowledgement and notice to staff lie in
 * the outbox before the answer is given.
 * @param act what the word does, inside the transaction
 * @returns when it was received
 */
export async function receiveWithdrawal<Refusal = never>(
  shop: Shop,
  token: string,
  act: (held: HeldOrder) => Promise<Result<Date, WithdrawalError | Refusal>>,
): Promise<Result<Date, WithdrawalError | Refusal>> {
  const known = await shop.store.orders.findOrder("token", token);
  if (!known) return fail("not-found");
  const taken = await shop.store.transaction(async (tx): Promise<Result<Date, WithdrawalError | Refusal>> => {
    const order = await tx.orders.lockOrder(known.number);
    if (!order) return fail("not-found");
    const now = shop.clock();
    const right = withdrawalOf(order, now);
    return right.status === "closed" ? fail("too-late") : act({ shop, tx, order, now, right });
  });
  if (taken.ok) shop.flushOutbox();
  return taken;
}
