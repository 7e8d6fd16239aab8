import type { CreditNote } from "@/src/domain/books/credit-note";
import { creditedPieces } from "@/src/domain/books/credited-pieces";
import { fill } from "@/src/domain/locale/fill";
import { languageTag } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";
import { lineName } from "@/src/domain/order/line-name";
import { addressLines } from "@/src/domain/order/address-lines";
import type { Order } from "@/src/domain/order/order";
import type { PrintedReceipt, PrintedRow } from "@/src/domain/order/printed-receipt";
import type { LanguageWords } from "@/src/i18n/words";
import { orderFigures } from "./order-figures";
import { sellerLines, sum, vatSums, type Seller } from "./receipt-parts";

/** The articles of a credit note, named as they were bought. */
function articlesOf(order: Order, { number, amount }: CreditNote, off: string): readonly string[] {
  const named =
    creditedPieces(order, number) ??
    (amount === order.total ? order.lines.map(({ quantity }, line) => ({ line, quantity })) : null);
  if (named === null) return [];
  const names = named.map(({ line, quantity }) => `${quantity} × ${lineName(order.lines, line)}`);
  return names.length === 0 ? [off] : names;
}

/**
 * The credit note of a refund, in the same document format as a receipt.
 * @param words in the order's language
 * Source: specification 13.7.
 */
export function creditNoteDocument(
  order: Order,
  note: CreditNote,
  seller: Seller,
  { brand, receipt: texts }: LanguageWords,
): PrintedReceipt {
  const figures = orderFigures(order);
  const { amount, day } = figures;
  const { credit } = texts;
  const receipt = { number: order.receiptNumber ?? "" };
  const row = (title: string, value: Minor): readonly PrintedRow[] =>
    value === 0
      ? []
      : [
          {
            title: fill(title, { number: order.number }),
            details: note.amount > 0 ? articlesOf(order, note, credit.off) : [],
            quantity: "1",
            unit: amount(value),
            total: amount(value),
          },
        ];
  return {
    language: languageTag(order.locale),
    brand,
    title: credit.title,
    facts: [
      fill(credit.number, { number: note.number }),
      fill(credit.receipt, receipt),
      fill(credit.date, { date: day(note.issuedAt) }),
    ],
    parties: [
      { title: texts.seller, lines: sellerLines(seller, note, texts, figures) },
      {
        title: texts.buyer,
        lines: [...addressLines(order), ...(order.contact.email ? [order.contact.email] : [])],
      },
    ],
    columns: [texts.article, texts.quantity, texts.unit, texts.total],
    rows: [
      ...row(credit.goods, note.goods),
      ...row(credit.duties, note.duties),
      ...row(credit.vouchers, note.vouchers),
      ...row(credit.donated, note.donated),
    ],
    sums: [
      ...vatSums({ ...note, amount: note.vat }, texts, figures),
      sum(credit.total, amount(note.amount), true),
      ...(note.toCharge === 0 ? [] : [sum(credit.toCharge, amount(note.toCharge))]),
      ...(note.toCards === 0 ? [] : [sum(credit.toCards, amount(note.toCards))]),
    ],
    notes: [note.toCharge < 0 ? credit.undone : fill(credit.note, receipt)],
  };
}
