import type { LineKind } from "./article-kind";
import type { Minor } from "@/src/domain/money/minor";
import type { OwnAmounts, Priced } from "@/src/domain/money/own-price";
import type { Selection } from "@/src/domain/watch/selection";

/** A line as it is kept: what and how many. Prices are never kept, the catalogue prices a line at each read. */
export interface CartLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
}

/** A line with today's price. */
export interface PricedLine extends CartLine, Priced {
  readonly kind: LineKind;
  /** hundredths of a euro, before any reduction */
  readonly price: Minor;
  /** whole percent, the larger of the product's own and the promotion's; 0 on gift cards */
  readonly discount: number;
  /** price of the parts that are free, hundredths of a euro a piece */
  readonly free?: Minor;
  readonly freeOwn?: OwnAmounts;
  /** whether an amount that is taken off the cart is taken off this line too */
  readonly isShared?: boolean;
  readonly bespoke?: { readonly id: string; readonly selection: Selection };
}

/** What one request may ask for. Source: specification 5.4. */
export const quantityLimits = { min: 1, max: 99 } as const;

/**
 * How far additions may take a line: beyond what one request may ask for, so that no accepted
 * "one more" is lost when many arrive at once. The statement that changes a line adds and compares with it.
 */
export const lineLimit = 999;

/** Number on the cart's badge: pieces, not lines. */
export function countPieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
