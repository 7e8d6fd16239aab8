import { isCode } from "@/src/domain/cart/article-kind";
import type { LineKind } from "@/src/domain/cart/article-kind";

/** What a valid promo code takes off, and from which skus; an empty list means all. */
export interface Promo {
  readonly code: string;
  readonly percent: number;
  readonly skus: readonly string[];
}

/**
 * Percent taken off a line: the larger of the product's own reduction and the promo code's, never both,
 * never on gift cards, nor on a gift watch, whose code is worth its whole price.
 * Source: specification 9.4.
 */
export function lineDiscount(
  line: { readonly kind: LineKind; readonly sku: string; readonly ownDiscount: number },
  promo: Promo | null,
): number {
  if (isCode(line.kind)) return 0;
  const isPromoted = promo !== null && (promo.skus.length === 0 || promo.skus.includes(line.sku));
  return Math.max(line.ownDiscount, isPromoted ? promo.percent : 0);
}
