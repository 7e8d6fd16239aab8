import { discountOfLine } from "@/src/domain/order/discount-of-line";
import { fill } from "@/src/domain/locale/fill";
import { languageTag } from "@/src/domain/locale/locale";
import { cardName } from "@/src/domain/gift-card/card-name";
import { amountDue } from "@/src/domain/order/amount-due";
import { addressLines } from "@/src/domain/order/address-lines";
import { isDonation } from "@/src/domain/order/is-donation";
import type { Order } from "@/src/domain/order/order";
import type { PrintedReceipt } from "@/src/domain/order/printed-receipt";
import type { LanguageWords } from "@/src/i18n/words";
import { isExport, orderVat } from "@/src/domain/vat/order-vat";
import { orderFigures } from "./order-figures";
import { sellerLines, sum, vatSums, type Seller } from "./receipt-parts";

/** A total without goods, or of goods that leave the Union, contains no tax. */
function paidLabel(order: Order, texts: LanguageWords["receipt"]): string {
  if (isDonation(order)) return texts.donation.paid;
  const vat = orderVat(order);
  return vat.goods > 0 && !isExport(vat) ? texts.paid : texts.paidPlain;
}

/**
 * The receipt of a paid order, from its snapshot alone.
 * @param number the receipt's own
 * @param words in the order's language
 * Source: specification 13.7: rate and amount on the receipt.
 */
export function receiptDocument(
  order: Order,
  number: string,
  seller: Seller,
  words: LanguageWords,
): PrintedReceipt {
  const { receipt: texts } = words;
  const figures = orderFigures(order);
  const { amount, day } = figures;
  const vat = orderVat(order);
  const isGiven = isDonation(order);
  const isShownOtherwise = order.currency !== order.chargeCurrency;
  return {
    language: languageTag(order.locale),
    brand: words.brand,
    title: texts.title,
    facts: [
      fill(texts.receipt, { number }),
      fill(isGiven ? texts.donation.order : texts.order, { number: order.number }),
      ...(order.paidAt ? [fill(texts.date, { date: day(order.paidAt) })] : []),
    ],
    parties: [
      {
        title: isGiven ? texts.donation.recipient : texts.seller,
        lines: sellerLines(seller, vat, texts, figures),
      },
      {
        title: isGiven ? texts.donation.donor : texts.buyer,
        lines: [
          ...(isGiven && order.contact.name ? [order.contact.name] : addressLines(order)),
          ...(order.contact.email ? [order.contact.email] : []),
        ],
      },
    ],
    columns: [texts.article, texts.quantity, texts.unit, texts.total],
    rows: order.lines.map((line) => ({
      title: line.title,
      details: [
        ...line.details,
        ...(line.discount > 0 ? [fill(texts.discount, { percent: line.discount })] : []),
        ...(line.discount === 0 && discountOfLine(line) > 0
          ? [fill(texts.reduced, { amount: amount(discountOfLine(line)) })]
          : []),
      ],
      quantity: String(line.quantity),
      unit: amount(line.unit),
      total: amount(line.total),
    })),
    sums: [
      ...vatSums(vat, texts, figures),
      sum(paidLabel(order, texts), amount(order.total), true),
      ...order.coveredBy.map((card) =>
        sum(cardName(card.ending, words.articles), `−\u00A0${amount(card.amount)}`),
      ),
      ...(order.covered > 0 ? [sum(texts.due, amount(amountDue(order)), true)] : []),
      ...(order.refundedToCards > 0 ? [sum(texts.refundedToCards, amount(order.refundedToCards))] : []),
      ...(order.refundedAmount > 0 ? [sum(texts.refunded, amount(order.refundedAmount))] : []),
    ],
    notes: [
      ...(isGiven ? [texts.donation.note] : []),
      ...(vat.vouchers > 0 ? [texts.voucherNote] : []),
      ...(order.covered > 0 && vat.amount > 0 ? [texts.byCard] : []),
      ...(isShownOtherwise
        ? [fill(texts.shown, { currency: order.currency, amount: amount(order.shownTotal, order.currency) })]
        : []),
    ],
  };
}
