import type { Pieces } from "@/src/domain/order/carrier";
import { isCode } from "@/src/domain/cart/article-kind";
import { arePieces, without } from "@/src/domain/order/pieces";
import { withdrawalOf } from "@/src/domain/order/withdrawal";
import { partWithdrawn, withdrawable, writePieces } from "@/src/domain/order/withdrawn-pieces";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { moveOrder } from "./move-order";
import type { WithdrawalError } from "./withdraw-order";

/**
 * Takes a buyer's word that they withdraw from a part of their order; whoever names all that is left withdraws from the whole. As
 * with that, acknowledgement and notice to staff lie in the outbox before the answer is given.
 * @returns when it was received. `no-pieces`: the order has no such pieces, or not any more.
 */
export async function withdrawPieces(
  shop: Shop,
  token: string,
  pieces: readonly Pieces[],
): Promise<Result<Date, WithdrawalError | "no-pieces">> {
  const known = await shop.store.orders.findOrder("token", token);
  if (!known) return fail("not-found");
  const taken = await shop.store.transaction(
    async (tx): Promise<Result<Date, WithdrawalError | "no-pieces">> => {
      const order = await tx.orders.lockOrder(known.number);
      if (!order) return fail("not-found");
      const now = shop.clock();
      const right = withdrawalOf(order, now);
      if (right.status === "closed") return fail("too-late");
      if (right.status !== "open") return fail("nothing-bought");
      const left = withdrawable(order, await tx.orders.findExchangesOf(order.id));
      if (!arePieces(pieces, left)) return fail("no-pieces");
      const isAll = without(left, pieces).length === 0 && !order.lines.some(({ kind }) => isCode(kind));
      if (isAll)
        return (await moveOrder({ shop, tx, order, now }, "withdrawn", null))
          ? ok(now)
          : fail("nothing-bought");
      const written = writePieces(pieces);
      await tx.orders.addToTimeline(order.id, now, partWithdrawn, written);
      const occasion = `${written}@${now.getTime()}`;
      await tx.mails.queueOrderMail(order.id, "order-withdrawn", now, occasion);
      await tx.mails.queueOrderMail(order.id, "order-withdrawal-notice", now, occasion);
      return ok(now);
    },
  );
  if (taken.ok) shop.flushOutbox();
  return taken;
}
