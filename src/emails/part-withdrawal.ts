import { listComma } from "@/src/domain/locale/locale";
import type { Pieces } from "@/src/domain/order/carrier";
import { lineName } from "@/src/domain/order/line-name";
import type { Order } from "@/src/domain/order/order";
import { partWithdrawals, writePieces } from "@/src/domain/order/withdrawn-pieces";
import type { OrderMail } from "./mail-content";
import { orderFigures } from "./order-figures";

/** Pieces in the words they were bought with. */
export const inWords = (
  { lines, locale }: Pick<Order, "lines" | "locale">,
  pieces: readonly Pieces[],
): string =>
  pieces
    .map(({ line, quantity }) => `${quantity > 1 ? `${quantity} × ` : ""}${lineName(lines, line)}`)
    .join(listComma(locale));

/** What a mail says of a withdrawal from a part; null for one from the whole. */
export function partOfMail({ order, occasion }: Pick<OrderMail, "order" | "occasion">) {
  if (occasion === undefined) return null;
  const part = partWithdrawals(order).find(
    ({ at, pieces }) => `${writePieces(pieces)}@${at.getTime()}` === occasion,
  );
  return part
    ? { at: part.at, pieces: inWords(order, part.pieces), amount: orderFigures(order).amount(part.amount) }
    : null;
}
