import { formatMoney } from "@/src/domain/money/format-money";
import { awaitsReturn } from "@/src/domain/order/exchanges";
import type { OrderState } from "@/src/domain/order/order-state";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import type { DeskOrder } from "@/src/services/orders/load-desk";
import { adminLocale } from "@/src/admin/admin-locale";
import { orderStateNames } from "@/src/admin/order/order-state-names";

/** An order as a row of the desk shows it. */
export interface DeskRow {
  readonly id: number;
  readonly number: string;
  readonly state: OrderState;
  readonly stateName: string;
  readonly date: string;
  readonly buyer: string;
  readonly place: string;
  readonly what: string;
  readonly total: string;
  readonly promised: string;
  readonly isLate: boolean;
  /** takes the place of pieces that have not come back */
  readonly awaitsReturn: boolean;
  readonly steps: readonly OrderState[];
}

/** How orders become rows for whoever reads the admin in a language. Days are those of the workshop. */
export function deskRowsOf(language: string): (waiting: DeskOrder) => DeskRow {
  const days = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "Europe/Paris" });
  const countries = new Intl.DisplayNames([language], { type: "region", fallback: "code" });
  const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);
  return ({ order, promised, isLate, steps }) => {
    const { contact, lines } = order;
    const at = contact.shippingAddress ?? contact.billingAddress;
    return {
      id: order.id,
      number: order.number,
      state: order.state,
      stateName: inReaderLanguage(orderStateNames[order.state], language),
      date: days.format(order.createdAt),
      buyer: contact.name ?? contact.shippingName ?? contact.email ?? "",
      place: [at?.city, at?.country && countryName(at.country)].filter(Boolean).join(", "),
      what: lines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join(", "),
      total: formatMoney(order.total, order.chargeCurrency, adminLocale(language)),
      promised: promised ? days.format(promised) : "",
      isLate,
      awaitsReturn: awaitsReturn(order),
      steps,
    };
  };
}
