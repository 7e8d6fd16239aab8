import type { StockList } from "@/src/domain/stock/stock";

/** What a form of the stock is about. */
export interface CountedProps {
  list: StockList;
  document: number;
  lowAt: number | null;
}

/** A whole number as it was typed; null for anything else. */
export const wholeNumber = (typed: string): number | null =>
  /^[-+]?\d{1,6}$/.test(typed.trim().replace("−", "-")) ? Number(typed.trim().replace("−", "-")) : null;
