import { convert, smallestAmount } from "@/src/domain/money/convert";
import type { Currency, Rates } from "@/src/domain/money/currency";
import { discountedPrice } from "@/src/domain/money/discount";
import { addMinor, minor, multiplyMinor, zero, type Minor } from "@/src/domain/money/minor";
import { minusPriced } from "@/src/domain/money/own-price";
import { shareAmount } from "@/src/domain/money/share-amount";
import type { PricedLine } from "./cart";

export interface LineTotal {
  readonly id: string;
  /** before the reduction, hundredths of the shown currency */
  readonly fullUnit: Minor;
  /** after the reduction of each piece */
  readonly unit: Minor;
  /** after the line's part of an amount that is taken off the cart, too */
  readonly total: Minor;
}

export interface CartTotal {
  readonly currency: Currency;
  readonly lines: readonly LineTotal[];
  /** always the sum of the shown lines */
  readonly total: Minor;
}

export type CountedLine = Pick<
  PricedLine,
  "id" | "price" | "own" | "discount" | "free" | "freeOwn" | "isShared" | "quantity"
>;

/**
 * Totals of a cart in one currency: each unit price is reduced, then converted once, then multiplied; an amount that
 * is taken off the whole is converted once and shared among the lines it holds for, in proportion to their totals.
 * @param amount hundredths of a euro
 * Source: specification §9, line price after discount; 9.3, 9.4.
 */
export function totalCart(
  lines: readonly CountedLine[],
  currency: Currency,
  rates: Rates,
  amount: Minor = zero,
): CartTotal {
  const priced = lines.map((line): LineTotal => {
    const left = minusPriced(line, { price: line.free ?? zero, own: line.freeOwn });
    const unit = convert(discountedPrice(left, line.discount), currency, rates);
    const fullUnit = convert(line, currency, rates);
    return { id: line.id, fullUnit, unit, total: multiplyMinor(unit, line.quantity) };
  });
  const weights = priced.map(({ total }, place) => (lines[place]?.isShared ? total : zero));
  const off = minor(Math.min(convert(amount, currency, rates), addMinor(...weights)));
  const shares = shareAmount(off, weights, smallestAmount(currency));
  const totals = priced.map((line, place) => ({ ...line, total: minor(line.total - (shares[place] ?? 0)) }));
  return { currency, lines: totals, total: addMinor(...totals.map((line) => line.total)) };
}
