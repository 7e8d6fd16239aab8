import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { formatMoney } from "@/src/domain/money/format-money";
import { awaitsReturn } from "@/src/domain/order/exchanges";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { marksInWords, type MarkWords } from "@/src/domain/order/line-marks";
import { fill } from "@/src/domain/locale/fill";
import { dateTag } from "@/src/domain/locale/locale";
import type { OrderState } from "@/src/domain/order/order-state";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import type { DeskOrder } from "@/src/services/orders/load-desk";
import { adminLocale } from "@/src/admin/admin-locale";
import { orderStateNames } from "@/src/admin/order/order-state-names";

/** An order as a row of the desk. */
export interface DeskRow {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly stateName: string;
  readonly date: string;
  readonly buyer: string;
  readonly place: string;
  readonly what: readonly { readonly line: string; readonly marks: readonly string[] }[];
  readonly total: string;
  readonly promised: string;
  readonly isLate: boolean;
  /** replaces pieces that have not been returned yet */
  readonly awaitsReturn: boolean;
  /** amount to refund; empty where there is none */
  readonly owed: string;
  /** days left until the deadline, in words */
  readonly owedFor: string;
  readonly isOverdue: boolean;
  /** receipt and confirmation were sent */
  readonly isConfirmed: boolean;
  readonly steps: readonly OrderState[];
}

/** Days from one day of the workshop to another. */
const daysBetween = (from: Date, until: Date): number =>
  Math.round((Date.parse(parisDay(until)) - Date.parse(parisDay(from))) / 86_400_000);

/** Turns orders into rows in an admin language. Days are those of the workshop's time zone. */
export function deskRowsOf(language: string, marks: MarkWords, now: Date): (waiting: DeskOrder) => DeskRow {
  const texts = adminMessagesIn("orders.desk", language);
  const days = new Intl.DateTimeFormat(dateTag(adminLocale(language)), {
    dateStyle: "medium",
    timeZone: "Europe/Paris",
  });
  const countries = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);
  return ({ order, promised, isLate, steps, ledger, due }) => {
    const { contact, lines } = order;
    const left = due ? daysBetween(now, due.until) : 0;
    const at = contact.shippingAddress ?? contact.billingAddress;
    return {
      id: order.id,
      number: order.number,
      state: order.state,
      stateName: inReaderLanguage(orderStateNames[order.state], language),
      date: days.format(order.createdAt),
      buyer: contact.name ?? contact.shippingName ?? contact.email ?? "",
      place: [at?.city, at?.country && countryName(at.country)].filter(Boolean).join(", "),
      what: lines.map(({ title, quantity }, place) => ({
        line: quantity > 1 ? `${quantity} × ${title}` : title,
        marks: marksInWords(ledger[place], marks),
      })),
      total: formatMoney(order.total, order.chargeCurrency, adminLocale(language)),
      promised: promised ? days.format(promised) : "",
      isLate,
      awaitsReturn: awaitsReturn(order),
      owed: due
        ? fill(texts.owed, { amount: formatMoney(due.amount, order.chargeCurrency, adminLocale(language)) })
        : "",
      owedFor: due ? fill(left < 0 ? texts.overdue : texts.daysLeft, { count: Math.abs(left) }) : "",
      isOverdue: left < 0,
      isConfirmed: order.receiptNumber !== null,
      steps,
    };
  };
}
