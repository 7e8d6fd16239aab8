import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { REPAIR_MONTHS, repairedOf } from "@/src/domain/order/guarantee-repair";
import { hasParcel } from "@/src/domain/order/has-parcel";
import { amountDue, givenBack } from "@/src/domain/order/amount-due";
import { addressLines } from "@/src/domain/order/address-lines";
import { trackingUrl, type Pieces } from "@/src/domain/order/carrier";
import { isDonation } from "@/src/domain/order/is-donation";
import type { Order, OrderLine } from "@/src/domain/order/order";
import { lineName } from "@/src/domain/order/line-name";
import { lastTime } from "@/src/domain/order/last-time";
import { lineLedger, withdrawalsOf, type LineLedger, type Taken } from "@/src/domain/order/line-ledger";
import { marksInWords, type MarkWords } from "@/src/domain/order/line-marks";
import { leftToSend, parcelsOf, shippedPieces } from "@/src/domain/order/parcels";
import { isLinkOpen } from "@/src/domain/order/payment-link";
import { isPaid } from "@/src/domain/order/order-state";
import { progressOf, progressSteps } from "@/src/domain/order/progress";
import { discountOfLine } from "@/src/domain/order/discount-of-line";
import { watchFacts, type WatchFacts } from "@/src/domain/order/watch-facts";
import { withdrawalOf, type Withdrawal } from "@/src/domain/order/withdrawal";
import { withdrawable } from "@/src/domain/order/withdrawable";
import { orderVat, withVat } from "@/src/domain/vat/order-vat";
import { reviewedWatches } from "@/src/services/reviews/reviewed-watches";
import type { Shop } from "@/src/services/shop";
import { dispatchOf } from "./dispatch-of";
import { creditNotePath, receiptPath } from "./order-urls";

const shownLine = (
  line: OrderLine,
  facts: WatchFacts | null,
  repaired: number,
  ledger: LineLedger | undefined,
  words: MarkWords,
) => ({
  sku: line.sku,
  title: line.title,
  details: [...line.details],
  quantity: line.quantity,
  discount: line.discount,
  discountOfLine: discountOfLine(line),
  total: line.total,
  image: line.image,
  href: line.href,
  watch: facts && {
    ...facts,
    repaired: { pieces: repaired, guarantee: facts.guarantee + REPAIR_MONTHS },
  },
  marks: [...marksInWords(ledger, words)],
});

const shownWithdrawal = (right: Withdrawal): OrderPageResponse["withdrawal"] =>
  right.status === "done" ? { status: "done", at: right.at.toISOString() } : right;

/** Pieces of an order that can be withdrawn from separately; none for an order of one piece. */
function singlyWithdrawable(order: Order, exchanges: readonly Taken[], right: Withdrawal): readonly Pieces[] {
  const isSeveral = order.lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1;
  return right.status === "open" && isSeveral ? withdrawable(order, exchanges) : [];
}

/** The latest event that ended an order early. */
function endOf(order: Pick<Order, "timeline" | "state">): OrderPageResponse["end"] {
  for (const event of ["refunded", "withdrawn"] as const) {
    const at = lastTime(order, event);
    if (at !== null) return { event, at: at.toISOString() };
  }
  return null;
}

/** An order as shown to its buyer, found by its secret; null for an unknown secret. */
export async function readOrder(shop: Shop, token: string): Promise<OrderPageResponse | null> {
  const found = await shop.store.orders.findOrder("token", token);
  if (!found) return null;
  const { termsVersion, vat: table } = await shop.store.loadSettings();
  const order = withVat(found, table);
  const [dispatch, invitations, exchanges, words, products, watches] = await Promise.all([
    dispatchOf(shop, order),
    reviewedWatches(shop, order),
    isPaid(order.state) ? shop.store.orders.findExchangesOf(order.id) : [],
    shop.store.loadWords(),
    shop.store.content.products(),
    shop.store.content.watches(),
  ]);
  const ledger = lineLedger(order, exchanges);
  const right = withdrawalOf(order, shop.clock());
  const { reached, times } = progressOf(order);
  const isLinked = isLinkOpen(order, shop.clock());
  const inWords = (pieces: readonly Pieces[]) =>
    pieces.map(({ line, quantity }) => ({ title: lineName(order.lines, line), quantity }));
  const isPartSent = order.parts.length > 0 && order.parcel === null;
  const vat = orderVat(order);
  const notes = givenBack(order) === 0 ? [] : await shop.store.books.creditNotesOf(order.id);
  return {
    number: order.number,
    state: order.state,
    locale: order.locale,
    placedAt: order.createdAt.toISOString(),
    isPaid: isPaid(order.state),
    isDonation: isDonation(order),
    hasParcel: hasParcel(order) && (endOf(order) !== null || shippedPieces(order).length > 0),
    reached,
    steps: progressSteps.map((step, place) => ({ step, at: times[place]?.toISOString() ?? null })),
    end: endOf(order),
    dispatch,
    payUntil: isLinked && order.linkUntil ? parisDay(order.linkUntil) : null,
    paymentVoucher: order.state === "processing" ? order.paymentVoucher : null,
    terms: isLinked ? termsVersion : null,
    parcels: parcelsOf(order).map(({ carrier, trackingNumber, sentAt, pieces }) => ({
      carrier,
      trackingNumber,
      url: trackingUrl({ carrier, trackingNumber }),
      sentOn: sentAt.toISOString(),
      pieces: inWords(pieces),
    })),
    toFollow: isPartSent ? inWords(leftToSend(order)) : [],
    lines: order.lines.map((line, place) =>
      shownLine(
        line,
        watchFacts(line, products, watches, order.contact.shippingAddress?.country ?? null),
        repairedOf(order, place),
        ledger[place],
        words[order.locale].articles.marks,
      ),
    ),
    currency: order.chargeCurrency,
    total: order.total,
    vat: {
      percent: vat.percent,
      amount: vat.amount,
      country: vat.country,
      goods: vat.goods,
      vouchers: vat.vouchers,
    },
    cards: order.coveredBy.map((card) => ({ ending: card.ending, amount: card.amount })),
    due: amountDue(order),
    refunded: order.refundedAmount,
    refundedToCards: order.refundedToCards,
    note: order.note,
    delivery: hasParcel(order) ? [...addressLines(order)] : [],
    receipt: order.receiptNumber === null ? null : receiptPath(order),
    creditNotes: notes.map(({ number, amount }) => ({ number, amount, href: creditNotePath(order, number) })),
    withdrawal: shownWithdrawal(right),
    withdrawable: singlyWithdrawable(order, exchanges, right).map((one) => ({
      ...one,
      title: lineName(order.lines, one.line),
    })),
    partWithdrawals: withdrawalsOf(order)
      .filter(({ isPart }) => isPart)
      .map(({ at, pieces, amount }) => ({ at: at.toISOString(), pieces: inWords(pieces), amount })),
    reviews: invitations.map(({ title, token: review }) => ({ title, path: `/commandes/avis/${review}` })),
  };
}
