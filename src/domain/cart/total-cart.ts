import { convert } from "@/src/domain/money/convert";
import type { Currency, Rates } from "@/src/domain/money/currency";
import { discounted } from "@/src/domain/money/discount";
import { addMinor, multiplyMinor, type Minor } from "@/src/domain/money/minor";
import type { PricedLine } from "./cart";

export interface LineTotal {
  readonly id: string;
  /** before the reduction, hundredths of the shown currency */
  readonly fullUnit: Minor;
  /** after it */
  readonly unit: Minor;
  readonly total: Minor;
}

export interface CartTotal {
  readonly currency: Currency;
  readonly lines: readonly LineTotal[];
  /** always the sum of the shown lines */
  readonly total: Minor;
}

/**
 * Totals of a cart in one currency: each unit price is reduced, then converted once, then multiplied.
 * Source: specification §9, line price after discount; 9.3.
 */
export function totalCart(
  lines: readonly Pick<PricedLine, "id" | "price" | "discount" | "quantity">[],
  currency: Currency,
  rates: Rates,
): CartTotal {
  const totals = lines.map(({ id, price, discount, quantity }): LineTotal => {
    const unit = convert(discounted(price, discount), currency, rates);
    return { id, fullUnit: convert(price, currency, rates), unit, total: multiplyMinor(unit, quantity) };
  });
  return { currency, lines: totals, total: addMinor(...totals.map((line) => line.total)) };
}
