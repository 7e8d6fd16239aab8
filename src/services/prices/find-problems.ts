import { setPrice, type PriceChange, type PriceProblem } from "@/src/domain/prices/price-batch";
import type { Currency } from "@/src/domain/money/currency";
import type { PriceRow } from "@/src/store/prices/price-rows";

/** Prices that cannot be changed from the shown value, each with the reason. */
export function findProblems(
  rows: readonly PriceRow[],
  changes: readonly PriceChange[],
  currency: Currency,
): ReadonlyMap<number, PriceProblem> {
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    changes.flatMap(({ id, before }): [number, PriceProblem][] => {
      const row = known.get(id);
      if (!row) return [[id, "unknown"]];
      if (setPrice(row, currency) !== before) return [[id, "changed"]];
      return row.isDraftWaiting ? [[id, "draft"]] : [];
    }),
  );
}
