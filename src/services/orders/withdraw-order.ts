import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { moveOrder } from "./move-order";
import { receiveWithdrawal, type WithdrawalError } from "./receive-withdrawal";

/**
 * Receives a buyer's withdrawal from the contract. A repeated request changes nothing.
 * @returns when it was received
 * Source: specification 13.6.
 */
export const withdrawOrder = (shop: Shop, token: string): Promise<Result<Date, WithdrawalError>> =>
  receiveWithdrawal(shop, token, async ({ right, ...held }) => {
    if (right.status === "done") return ok(right.at);
    const isWithdrawn = right.status === "open" && (await moveOrder(held, "withdrawn", null));
    return isWithdrawn ? ok(held.now) : fail("nothing-bought");
  });
