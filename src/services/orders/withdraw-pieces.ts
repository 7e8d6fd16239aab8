import type { Pieces } from "@/src/domain/order/carrier";
import { isCode } from "@/src/domain/cart/article-kind";
import { partWithdrawn } from "@/src/domain/order/line-ledger";
import { arePieces, without, writePieces } from "@/src/domain/order/pieces";
import { withdrawable } from "@/src/domain/order/withdrawable";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { moveOrder } from "./move-order";
import { noteRefundDue } from "./note-refund-due";
import { receiveWithdrawal, type WithdrawalError } from "./receive-withdrawal";

/**
 * Receives a buyer's withdrawal from part of an order; naming all remaining pieces withdraws from the whole.
 * @returns when it was received. `no-pieces`: the order has no such pieces left.
 */
export const withdrawPieces = (
  shop: Shop,
  token: string,
  pieces: readonly Pieces[],
): Promise<Result<Date, WithdrawalError | "no-pieces">> =>
  receiveWithdrawal<"no-pieces">(shop, token, async ({ right, ...held }) => {
    const { tx, order, now } = held;
    if (right.status !== "open") return fail("nothing-bought");
    const left = withdrawable(order, await tx.orders.findExchangesOf(order.id));
    if (!arePieces(pieces, left)) return fail("no-pieces");
    const isAll = without(left, pieces).length === 0 && !order.lines.some(({ kind }) => isCode(kind));
    if (isAll) return (await moveOrder(held, "withdrawn", null)) ? ok(now) : fail("nothing-bought");
    const written = writePieces(pieces);
    await tx.orders.addToTimeline(order.id, now, partWithdrawn, written);
    await noteRefundDue(tx, order.id);
    const occasion = `${written}@${now.getTime()}`;
    await tx.mails.queueOrderMail(order.id, "order-withdrawn", now, occasion);
    await tx.mails.queueOrderMail(order.id, "order-withdrawal-notice", now, occasion);
    return ok(now);
  });
