import type { Currency } from "@/src/domain/money/currency";
import { withOwn, type OwnAmounts, type Priced } from "@/src/domain/money/own-price";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import { priceWatch } from "@/src/domain/watch/price-watch";
import type { SetPrice } from "./price-batch";
import { selectionFields, type Selection, type SelectionField } from "@/src/domain/watch/selection";

/** Key of a price among the options of a field: a strap's key with its family. */
export function optionReference(
  field: SelectionField,
  option: Option & { readonly family?: string },
): string {
  return field === "strapColor" && option.family !== undefined
    ? `${option.family}-${option.key}`
    : option.key;
}

/** The reference of the option that a watch has in a field, null where it has none. */
export function referenceIn(selection: Selection, field: SelectionField): string | null {
  const key = selection[field];
  return field === "strapColor" ? `${selection.strapStyle}-${key}` : key;
}

/** A price as it is with another amount in one currency; null in a market's currency converts it from the euro. */
export function repriced({ price, own = {} }: Priced, currency: Currency, amount: SetPrice): Priced {
  if (currency === "EUR") {
    const euro = amount ?? price;
    const parts = Object.entries(own).map(([code, part]) => [code, { ...part, replaces: euro }]);
    return { price: euro, ...withOwn(Object.fromEntries(parts)) };
  }
  const { [currency]: _before, ...others } = own;
  const set: OwnAmounts = amount === null ? {} : { [currency]: { amount, replaces: price } };
  return { price, ...withOwn({ ...others, ...set }) };
}

/** The catalogue as it is with other prices of one field, by their references. */
export function repricedCatalogue(
  catalogue: Catalogue,
  field: SelectionField,
  prices: ReadonlyMap<string, SetPrice>,
  currency: Currency = "EUR",
): Catalogue {
  const options: readonly Option[] = catalogue[field];
  const changed = options.map((option) => {
    const amount = prices.get(optionReference(field, option));
    if (amount === undefined) return option;
    const { own: _own, ...rest } = option;
    return { ...rest, ...repriced(option, currency, amount) };
  });
  return { ...catalogue, [field]: changed };
}

/** Price of a watch; null for one with a part that has left the catalogue: it keeps the price it was composed at. */
export function priceIfKnown(selection: Selection, catalogue: Catalogue): Priced | null {
  const isKnown = selectionFields.every(
    (field) => selection[field] === null || findOption(catalogue, selection, field) !== undefined,
  );
  return isKnown ? priceWatch(selection, catalogue).priced.total : null;
}
