import type { SelectionField } from "@/src/domain/watch/selection";
import { selectionTable } from "@/src/domain/watch/selection-table";

/** Lists whose entries can be counted: articles, and the parts of a composed watch. */
export type StockList = "products" | (typeof selectionTable)[SelectionField]["catalogue"];

export const stockLists: readonly StockList[] = [
  "products",
  ...new Set(Object.values(selectionTable).map(({ catalogue }) => catalogue)),
];

/** Stock of an article or part. One without is not counted, and never runs out. */
export interface Stock {
  /** row number of its count */
  readonly item: number;
  /** no unreserved pieces are left */
  readonly isSoldOut: boolean;
}

/** Why a count changed. `order` and `release`: a payment page opened and closed; `sale`: it was paid. */
export const stockReasons = ["delivery", "correction", "order", "release", "sale", "return"] as const;
export type StockReason = (typeof stockReasons)[number];

/** Pieces of one item. */
export interface Pieces {
  readonly item: number;
  readonly quantity: number;
}
