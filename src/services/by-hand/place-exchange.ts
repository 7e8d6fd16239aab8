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
 * Creates an order that replaces pieces of another one, with its payment link, and records the pieces to be returned.
 * They are refunded once their parcel has arrived.
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
    // Locked: exchanges, withdrawals and refunds of one piece are serialised.
    const first = await tx.orders.lockOrder(known.number);
    if (!first) return fail("not-found");
    const others = await tx.orders.findExchangesOf(of);
    return arePieces(pieces, exchangeable(first, others)) ? ok({ of, pieces }) : fail("not-exchangeable");
  });
}
