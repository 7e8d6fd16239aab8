import type { StockList } from "@/src/domain/stock/stock";

/** The article or part of a stock form. */
export interface StockFormProps {
  list: StockList;
  document: number;
  lowAt: number | null;
}

/** A typed whole number; null for anything else. */
export const wholeNumber = (typed: string): number | null =>
  /^[-+]?\d{1,6}$/.test(typed.trim().replace("−", "-")) ? Number(typed.trim().replace("−", "-")) : null;
