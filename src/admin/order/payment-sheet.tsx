import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Minor } from "@/src/domain/money/minor";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { StoredPayment } from "@/src/store/payments/record-payment";
import { adminLocale } from "@/src/admin/admin-locale";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { shownAmount } from "@/src/admin/money/shown-amount";
import { partWithdrawn } from "@/src/domain/order/line-ledger";
import type { Order } from "@/src/domain/order/order";
import { readPieces } from "@/src/domain/order/pieces";
import { refundDecided } from "@/src/domain/order/refund-decisions";
import { lineName } from "./line-name";
import { eventName, reasonName } from "./event-names";
import { Facts, type Fact } from "./facts";
import { movementNames, paymentProviderNames } from "./payment-names";
import { readerOf } from "./reader";
import { shownOrder } from "./shown-order";

function movementsOf(payments: readonly StoredPayment[], language: string): Fact[] {
  const { moment } = readerOf(language);
  const inRow = { custom: { currency: { field: "currency" } } };
  return payments.map((payment) => [
    `${moment(payment.at)} · ${inReaderLanguage(movementNames[payment.kind], language)}`,
    [
      shownAmount(payment.amount, inRow, { currency: payment.currency.toUpperCase() }, language),
      ...(payment.kind === "dispute" ? [reasonName(payment.status, language)] : []),
      payment.providerId,
    ].join(" · "),
  ]);
}

interface TimelineRow {
  readonly at: string;
  readonly event: string;
  readonly detail?: string | null;
}

/** A detail that lists pieces by their lines, in words: "2x1" is two of the first. */
function inWords(detail: string, event: string, lines: Order["lines"]): string {
  if (event !== partWithdrawn && event !== refundDecided) return detail;
  return detail.replace(/^(?:off = |(?:\d+x\d+ ?)+(?:= )?)/, (written) => {
    const named = readPieces(written).map(({ line, quantity }) => `${quantity} × ${lineName(lines, line)}`);
    return named.length === 0 ? "" : named.join(", ") + (written.endsWith("= ") ? " · " : "");
  });
}

function timelineOf(timeline: readonly TimelineRow[], lines: Order["lines"], language: string): Fact[] {
  const { moment } = readerOf(language);
  return timeline.map(({ at, event, detail }) => [
    moment(at),
    [
      eventName(event, language),
      ...(detail ? [reasonName(inWords(detail, event, lines), language)] : []),
    ].join(" · "),
  ]);
}

/** The payments and refunds of an order, and all its events. */
export async function PaymentSheet({ data, i18n: { language }, payload, user }: UIFieldServerProps) {
  const order = await shownOrder({ data, payload, user });
  if (!order) return null;
  const texts = adminMessagesIn("orders.orderRecord", language);
  const { moment, day } = readerOf(language);
  const amount = (value: Minor) =>
    value === 0 ? null : formatMoney(value, order.chargeCurrency, adminLocale(language));
  const movements = movementsOf(await shopOf(payload).store.payments.findPayments(order.id), language);
  return (
    <>
      <Facts
        title={texts.payment}
        facts={[
          [texts.provider, inReaderLanguage(paymentProviderNames[order.paymentProvider], language)],
          [texts.paidAt, order.paidAt && moment(order.paidAt)],
          [texts.receipt, order.receiptNumber],
          [texts.reference, order.paymentIntent],
          [texts.page, order.sessionId],
          [texts.openUntil, order.state === "pending" && moment(order.sessionExpiresAt)],
          [texts.voucherUntil, order.paymentVoucher && day(order.paymentVoucher.lastDay)],
          [texts.covered, amount(order.covered)],
          [texts.refunded, amount(order.refundedAmount)],
          [texts.refundedToCards, amount(order.refundedToCards)],
          [texts.disputed, order.isDisputed && texts.isDisputed],
          [texts.held, order.state === "held" && order.heldReason && reasonName(order.heldReason, language)],
        ]}
      />
      <Facts
        title={texts.movements}
        facts={movements.length === 0 ? [["–", texts.noMovements]] : movements}
      />
      <Facts title={texts.timeline} facts={timelineOf(data?.timeline ?? [], order.lines, language)} />
    </>
  );
}
