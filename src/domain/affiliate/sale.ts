import { parisDay } from "@/src/domain/calendar/paris-day";
import { containedVat } from "@/src/domain/money/contained-vat";
import type { Currency } from "@/src/domain/money/currency";
import { addMinor, minor, zero, type Minor } from "@/src/domain/money/minor";
import { givenBack } from "@/src/domain/order/amount-due";
import type { Order } from "@/src/domain/order/order";
import { isPaid } from "@/src/domain/order/order-state";
import { withdrawalOf } from "@/src/domain/order/withdrawal";

/**
 * `waiting`: the watch may still be returned; `counted`: the return period is over; `returned`: all of it was
 * refunded. Source: page "programme-affiliation": a sale counts once the 14 days have passed.
 */
export type SaleState = "waiting" | "counted" | "returned";

/** Data of an order shown to an affiliate: nothing about the buyer. */
export interface Sale {
  /** Of payment, in the workshop, as 2026-03-31. */
  readonly day: string;
  readonly state: SaleState;
  readonly currency: Currency;
  /** Hundredths, after tax, refunds and non-sales are deducted. */
  readonly net: Minor;
  /** Whole percent, agreed on the day the order was placed. */
  readonly percent: number;
  /** Hundredths; halves rounded up. */
  readonly commission: Minor;
}

/** Cards are money to be spent later: what they buy is the sale. */
const noSale: readonly string[] = ["gift-card", "donation", "duties"];

const stateOf = (order: Order, net: Minor, now: Date): SaleState => {
  if (net === 0) return "returned";
  const isCertain = order.state !== "held" && !order.isDisputed;
  return isCertain && withdrawalOf(order, now).status === "closed" ? "counted" : "waiting";
};

/**
 * An order as its affiliate's sale. Refunds are taken off what counts first.
 * @param percent whole number: the commission of the day the order was placed
 * @returns null for an order that is not paid, or holds nothing that counts
 */
export function saleOf(order: Order, percent: number, now: Date): Sale | null {
  if (!isPaid(order.state) || order.paidAt === null) return null;
  const sold = addMinor(
    ...order.lines.filter(({ kind }) => !noSale.includes(kind)).map(({ total }) => total),
  );
  if (sold === 0) return null;
  const isBack = order.state === "withdrawn" || order.state === "refunded";
  const refunded = givenBack(order);
  const kept = isBack ? zero : minor(Math.max(0, sold - refunded));
  const net = minor(kept - containedVat(kept, order.vatPercent));
  return {
    day: parisDay(order.paidAt),
    state: stateOf(order, net, now),
    currency: order.chargeCurrency,
    net,
    percent,
    commission: minor(Math.floor((net * percent * 2 + 100) / 200)),
  };
}

/** Sales of one currency, added up. */
export interface SalesTotal {
  readonly currency: Currency;
  readonly orders: number;
  readonly returned: number;
  readonly net: Minor;
  /** Of the sales that count. */
  readonly due: Minor;
  /** Sales that may still be returned. */
  readonly waiting: Minor;
}

/** Totals by currency: amounts of two currencies are never added. A total is the sum of its sales, always. */
export function totalSales(sales: readonly Sale[]): readonly SalesTotal[] {
  const currencies = [...new Set(sales.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = sales.filter((sale) => sale.currency === currency);
    const commissionOf = (state: SaleState) =>
      addMinor(...own.filter((sale) => sale.state === state).map(({ commission }) => commission));
    return {
      currency,
      orders: own.length,
      returned: own.filter(({ state }) => state === "returned").length,
      net: addMinor(...own.map(({ net }) => net)),
      due: commissionOf("counted"),
      waiting: commissionOf("waiting"),
    };
  });
}
