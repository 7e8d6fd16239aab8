import { minor, type Minor } from "@/src/domain/money/minor";
import type { TouchedCarts, TouchedWatches } from "@/src/domain/prices/price-preview";
import { priceIfKnown, referenceIn, repricedCatalogue } from "@/src/domain/prices/repriced-catalogue";
import type { SelectionField, Selection } from "@/src/domain/watch/selection";
import type { Shop } from "@/src/services/shop";
import { paidIn, type Money, type NamedChange, type Touched } from "./touched";

interface Priced {
  readonly reference: string | null;
  readonly before: Minor;
  readonly after: Minor;
}

const span = (prices: readonly Minor[]) => ({
  lowest: minor(Math.min(...prices)),
  highest: minor(Math.max(...prices)),
});

const watchesOf = (priced: readonly Priced[]): TouchedWatches | null =>
  priced.length === 0
    ? null
    : {
        count: priced.length,
        before: span(priced.map(({ before }) => before)),
        after: span(priced.map(({ after }) => after)),
      };

type InCart = Priced & { readonly cart: number; readonly quantity: number };

const cartsOf = (lines: readonly InCart[]): TouchedCarts => ({
  count: new Set(lines.map(({ cart }) => cart)).size,
  difference: lines.reduce((sum, { before, after, quantity }) => sum + (after - before) * quantity, 0),
});

/** Effects of new option prices of a field on the watches with these options. All changes are applied together. */
export async function touchedByOptions(
  store: Shop["store"],
  field: SelectionField,
  changes: readonly NamedChange[],
  money: Money,
): Promise<Touched> {
  const [{ catalogue, watches }, kept, open] = await Promise.all([
    store.loadSnapshot(),
    store.prices.findSavedSelections(),
    store.prices.findOpenSelections(),
  ]);
  const prices = new Map(changes.map(({ reference, after }) => [reference, after]));
  const later = repricedCatalogue(catalogue, field, prices, money.currency);
  const price = (selection: Selection): Priced[] => {
    const reference = referenceIn(selection, field);
    if (reference === null || !prices.has(reference)) return [];
    const [before, after] = [priceIfKnown(selection, catalogue), priceIfKnown(selection, later)];
    return before === null || after === null
      ? []
      : [{ reference, before: paidIn(money, before), after: paidIn(money, after) }];
  };
  const readyMade = watches.flatMap(({ configuratorParts }) => price(configuratorParts));
  const bespoke = kept.flatMap(({ selection }) => price(selection));
  const inCarts = open.flatMap(({ selection, inCart }) =>
    inCart === null ? [] : price(selection).map((priced): InCart => ({ ...priced, ...inCart })),
  );
  const having =
    (wanted: string) =>
    ({ reference }: Priced) =>
      reference === wanted;
  return {
    carts: cartsOf(inCarts),
    rows: new Map(
      changes.map(({ id, reference }) => [
        id,
        {
          readyMade: watchesOf(readyMade.filter(having(reference))),
          bespoke: watchesOf(bespoke.filter(having(reference))),
          carts: cartsOf(inCarts.filter(having(reference))),
          reduction: null,
          codes: [],
        },
      ]),
    ),
  };
}
