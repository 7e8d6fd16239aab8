import type { Currency } from "@/src/domain/money/currency";
import { containedVat } from "@/src/domain/money/contained-vat";
import { addMinor, minor, type Minor } from "@/src/domain/money/minor";
import { givenBack } from "@/src/domain/order/amount-due";
import type { Order } from "@/src/domain/order/order";
import { refundDecisions } from "@/src/domain/order/refund-decisions";
import type { OrderVat } from "@/src/domain/vat/order-vat";
import { partsGivenBack, type SoldParts } from "@/src/domain/vat/sold-parts";

/** Amounts of a credit note, hundredths of the charged currency; below nothing where a refund has failed after all. */
export interface Credited extends SoldParts {
  readonly amount: Minor;
  /** refunded by the payment provider */
  readonly toCharge: Minor;
  /** refunded to gift cards */
  readonly toCards: Minor;
  readonly vat: Minor;
}

/** Refunds of an order at one time, under a number of its own. */
export interface CreditNote extends Credited {
  /** A-2026-00001, without gaps within a year */
  readonly number: string;
  readonly issuedAt: Date;
  readonly currency: Currency;
  readonly percent: number;
  readonly country: string;
}

type Returning = Pick<
  Order,
  "state" | "total" | "covered" | "refundedAmount" | "refundedToCards" | "lines" | "timeline"
>;

const amounts = ["amount", "toCharge", "toCards", "vat", "goods", "duties", "vouchers", "donated"] as const;

/** The most that was ever given back of the charge: less now means that a refund has failed after all. */
function mostReturned(notes: readonly Credited[]): number {
  let returned = 0;
  return notes.reduce((most, { toCharge }) => Math.max(most, (returned += toCharge)), 0);
}

/** What staff gave back for the line of duties alone. */
const dutiesReturned = ({ lines, timeline }: Pick<Order, "lines" | "timeline">): Minor =>
  addMinor(
    ...refundDecisions({ timeline })
      .filter(({ pieces }) => pieces.length > 0 && pieces.every(({ line }) => lines[line]?.kind === "duties"))
      .map(({ amount }) => amount),
  );

/**
 * Total of all credit notes of an order: its refunds. A fully refunded order is reversed completely, including its
 * receipt: also unpaid gift card amounts of a held order, and payments beyond the requested amount.
 */
function creditedAltogether(order: Returning, vat: OrderVat, before: readonly Credited[]): Credited {
  const isUndone = order.state === "refunded" && order.refundedAmount >= mostReturned(before);
  const amount = isUndone ? order.total : minor(Math.min(order.total, givenBack(order)));
  const toCards = isUndone ? order.covered : order.refundedToCards;
  const parts = partsGivenBack(vat, amount, dutiesReturned(order));
  return {
    amount,
    toCharge: order.refundedAmount,
    toCards,
    // The remaining amount contains exactly its own tax, after any number of refunds.
    vat: minor(vat.amount - containedVat(minor(vat.goods - parts.goods), vat.percent)),
    ...parts,
  };
}

/**
 * The next credit note of an order, so that all of them together equal the refunds; null while they do. The tax of
 * several parts adds up to that of the whole. Source: specification 13.7; decision 0064.
 * @param before the order's credit notes so far
 */
export function nextCredit(order: Returning, vat: OrderVat, before: readonly Credited[]): Credited | null {
  const wanted = creditedAltogether(order, vat, before);
  const next = Object.fromEntries(
    amounts.map((name) => [name, minor(wanted[name] - before.reduce((sum, note) => sum + note[name], 0))]),
  ) as unknown as Credited;
  return amounts.every((name) => next[name] === 0) ? null : next;
}
