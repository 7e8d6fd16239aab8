import type { PriceChange, PriceProblem } from "@/src/domain/prices/price-batch";
import type { PriceRow } from "@/src/store/prices/price-rows";

/** Prices that cannot be changed from the shown value, each with the reason. */
export function findProblems(
  rows: readonly PriceRow[],
  changes: readonly PriceChange[],
): ReadonlyMap<number, PriceProblem> {
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    changes.flatMap(({ id, before }): [number, PriceProblem][] => {
      const row = known.get(id);
      if (!row) return [[id, "unknown"]];
      if (row.price !== before) return [[id, "changed"]];
      return row.isDraftWaiting ? [[id, "draft"]] : [];
    }),
  );
}
