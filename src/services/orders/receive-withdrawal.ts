import type { Order } from "@/src/domain/order/order";
import { withdrawalOf, type Withdrawal } from "@/src/domain/order/withdrawal";
import { fail, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import type { Transaction } from "@/src/store/store";

/** `too-late`: the deadline has passed. `nothing-bought`: unpaid, or fully refunded. */
export type WithdrawalError = "not-found" | "too-late" | "nothing-bought";

/** A locked order whose buyer may still withdraw or has done so. */
export interface HeldOrder {
  readonly shop: Shop;
  readonly tx: Transaction;
  readonly order: Order;
  readonly now: Date;
  readonly right: Withdrawal;
}

/**
 * Receives a withdrawal from a buyer or guest with the order's secret. The acknowledgement and the staff notice are
 * queued before the response is sent.
 * @param act effect of the withdrawal, inside the transaction
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
