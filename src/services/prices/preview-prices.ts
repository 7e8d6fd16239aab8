import { isPriceLeap, priceMove } from "@/src/domain/money/price-leap";
import type { PriceChange } from "@/src/domain/prices/price-batch";
import { fieldOfCatalogue, type PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { MAX_TOUCHED, type PricePreview } from "@/src/domain/prices/price-preview";
import type { Shop } from "@/src/services/shop";
import { findProblems } from "./find-problems";
import type { NamedChange } from "./touched";
import { touchedByOptions } from "./touched-by-options";
import { touchedByProducts } from "./touched-by-products";

const untouched = {
  readyMade: null,
  bespoke: null,
  carts: { count: 0, difference: 0 },
  reduction: null,
  codes: [],
};

/** Effects of new prices on watches, open carts and reductions. Read-only. */
export async function previewPrices(
  { store, clock }: Pick<Shop, "store" | "clock">,
  catalogue: PriceCatalogue,
  changes: readonly PriceChange[],
): Promise<PricePreview> {
  const [rows, alarm] = await Promise.all([
    store.prices.readPriceRows(catalogue),
    store.prices.readPriceAlarm(),
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const named = changes.flatMap((change): NamedChange[] => {
    const row = known.get(change.id);
    return row ? [{ ...change, reference: row.reference, discount: row.discount }] : [];
  });
  const field = fieldOfCatalogue(catalogue);
  const touched =
    field === null
      ? await touchedByProducts(store, named, clock())
      : await touchedByOptions(store, field, named);
  const problems = findProblems(rows, changes);
  return {
    alarm,
    lookedAt: MAX_TOUCHED,
    carts: touched.carts,
    rows: changes.map(({ id, before, after }) => ({
      id,
      reference: known.get(id)?.reference ?? "",
      before,
      after,
      percent: priceMove(before, after),
      isLeap: isPriceLeap(before, after, alarm),
      problem: problems.get(id) ?? null,
      ...(touched.rows.get(id) ?? untouched),
    })),
  };
}
