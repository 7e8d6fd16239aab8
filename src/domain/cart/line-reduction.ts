import { zero, type Minor } from "@/src/domain/money/minor";
import { addPriced, type OwnAmounts, type Priced } from "@/src/domain/money/own-price";
import { isCode, type LineKind } from "./article-kind";
import type { Promotion } from "./promotion";

/** A line as a promotion looks at it. */
export interface ReducibleLine extends Priced {
  readonly kind: LineKind;
  readonly sku: string;
  /** hundredths of a euro, before any reduction */
  readonly price: Minor;
  /** whole percent of the product itself */
  readonly ownDiscount: number;
  /** of a composed watch: its options as `field:key`, and their prices */
  readonly parts: readonly (Priced & { readonly option: string })[];
}

/** Reduction of a line. */
export interface LineReduction {
  /** whole percent */
  readonly discount: number;
  /** price of the parts that are free, hundredths of a euro */
  readonly free: Minor;
  readonly freeOwn?: OwnAmounts;
  /** whether the cart's one amount is taken off this line too */
  readonly isShared: boolean;
}

/** Whether a promotion applies to a line: never to gift cards, nor to a gift watch, whose code is worth its price. */
export function holdsFor({ skus, options }: Promotion, { kind, sku, parts }: ReducibleLine): boolean {
  if (isCode(kind)) return false;
  if (skus.length === 0 && options.length === 0) return true;
  return skus.includes(sku) || parts.some(({ option }) => options.includes(option));
}

/**
 * What comes off a line: the product's own reduction or the promotion's, never both; the larger where both are
 * percentages, and the product's own where the promotion is an amount.
 * Source: specification 9.4, 12.4.
 */
export function lineReduction(line: ReducibleLine, promotion: Promotion | null): LineReduction {
  const own = { discount: isCode(line.kind) ? 0 : line.ownDiscount, free: zero, isShared: false };
  if (promotion === null || !holdsFor(promotion, line)) return own;
  const { reduction } = promotion;
  if (reduction.kind === "percent") return { ...own, discount: Math.max(own.discount, reduction.percent) };
  if (own.discount > 0) return own;
  if (reduction.kind === "amount") return { ...own, isShared: true };
  const free = addPriced(...line.parts.filter(({ option }) => reduction.parts.includes(option)));
  return { ...own, free: free.price, ...(free.own && { freeOwn: free.own }) };
}
