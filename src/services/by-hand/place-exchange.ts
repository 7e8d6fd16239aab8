import type { Pieces } from "@/src/domain/order/carrier";
import { exchangeable } from "@/src/domain/order/exchanges";
import type { Order } from "@/src/domain/order/order";
import { arePieces } from "@/src/domain/order/pieces";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { placeByHand, type ByHandError, type ByHandOrder } from "./place-by-hand";

/** `not-exchangeable`: the pieces have not been sent, or are withdrawn from, exchanged or refunded already. */
export type ExchangeError = ByHandError | "not-found" | "not-exchangeable";

/**
 * Writes the order that takes the place of pieces of another one: at once the new contract with its payment link, and what
 * comes back for it. The money for the pieces is given back once their parcel has come.
 * Source: decision 0072.
 */
export async function placeExchange(
  shop: Shop,
  order: ByHandOrder,
  { of, pieces }: { readonly of: number; readonly pieces: readonly Pieces[] },
): Promise<Result<Order, ExchangeError>> {
  const known = await shop.store.orders.findOrder("id", of);
  if (!known) return fail("not-found");
  return placeByHand<"not-found" | "not-exchangeable">(shop, order, async (tx) => {
    // Locked: exchanges, withdrawals and refunds of one piece are decided one after the other.
    const first = await tx.orders.lockOrder(known.number);
    if (!first) return fail("not-found");
    const others = await tx.orders.findExchangesOf(of);
    return arePieces(pieces, exchangeable(first, others)) ? ok({ of, pieces }) : fail("not-exchangeable");
  });
}
