import { listComma } from "@/src/domain/locale/locale";
import type { Pieces } from "@/src/domain/order/carrier";
import { lineName } from "@/src/domain/order/line-name";
import type { Order } from "@/src/domain/order/order";
import { withdrawalsOf } from "@/src/domain/order/line-ledger";
import { writePieces } from "@/src/domain/order/pieces";
import type { OrderMail } from "./mail-content";
import { orderFigures } from "./order-figures";

/** Names of pieces as they were bought. */
export const inWords = (
  { lines, locale }: Pick<Order, "lines" | "locale">,
  pieces: readonly Pieces[],
): string =>
  pieces
    .map(({ line, quantity }) => `${quantity > 1 ? `${quantity} × ` : ""}${lineName(lines, line)}`)
    .join(listComma(locale));

/** The withdrawal that a mail is about; null if unknown. */
export function withdrawalOfMail({ order, occasion }: Pick<OrderMail, "order" | "occasion">) {
  const all = withdrawalsOf(order);
  const isMeant = ({ at, pieces }: (typeof all)[number]) =>
    `${writePieces(pieces)}@${at.getTime()}` === occasion;
  const found = occasion === undefined ? all.findLast(({ isPart }) => !isPart) : all.find(isMeant);
  if (!found) return null;
  return {
    at: found.at,
    isPart: found.isPart,
    pieces: inWords(order, found.pieces),
    back: inWords(order, found.back),
    amount: orderFigures(order).amount(found.amount),
  };
}
