import { isPriceLeap, priceMove } from "@/src/domain/money/price-leap";
import type { Currency } from "@/src/domain/money/currency";
import { zero } from "@/src/domain/money/minor";
import { ownAmounts } from "@/src/domain/money/own-price";
import type { PriceChange } from "@/src/domain/prices/price-batch";
import { fieldOfCatalogue, type PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { repriced } from "@/src/domain/prices/repriced-catalogue";
import { MAX_TOUCHED, type PricePreview } from "@/src/domain/prices/price-preview";
import type { Shop } from "@/src/services/shop";
import { findProblems } from "./find-problems";
import { paidIn, type NamedChange } from "./touched";
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
  currency: Currency,
  changes: readonly PriceChange[],
): Promise<PricePreview> {
  const [rows, alarm, { rates }] = await Promise.all([
    store.prices.readPriceRows(catalogue, currency),
    store.prices.readPriceAlarm(),
    store.loadSettings(),
  ]);
  const money = { currency, rates };
  const known = new Map(rows.map((row) => [row.id, row]));
  const named = changes.flatMap((change): NamedChange[] => {
    const row = known.get(change.id);
    if (!row) return [];
    const { reference, discount, price, ownPrices } = row;
    const now = { price, own: ownAmounts(price, ownPrices) };
    const priced = {
      before: repriced(now, currency, change.before),
      after: repriced(now, currency, change.after),
    };
    return [{ ...change, reference, discount, priced }];
  });
  const field = fieldOfCatalogue(catalogue);
  const touched =
    field === null
      ? await touchedByProducts(store, named, clock(), money)
      : await touchedByOptions(store, field, named, money);
  const problems = findProblems(rows, changes, currency);
  return {
    currency,
    alarm,
    lookedAt: MAX_TOUCHED,
    carts: touched.carts,
    rows: changes.map(({ id, ...change }) => {
      const priced = named.find((one) => one.id === id)?.priced;
      const before = priced ? paidIn(money, priced.before) : (change.before ?? zero);
      const after = priced ? paidIn(money, priced.after) : (change.after ?? zero);
      return {
        id,
        reference: known.get(id)?.reference ?? "",
        before,
        after,
        isConverted: change.after === null,
        percent: priceMove(before, after),
        isLeap: isPriceLeap(before, after, alarm),
        problem: problems.get(id) ?? null,
        ...(touched.rows.get(id) ?? untouched),
      };
    }),
  };
}
