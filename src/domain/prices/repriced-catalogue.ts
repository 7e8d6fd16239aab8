import type { Minor } from "@/src/domain/money/minor";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import { priceWatch } from "@/src/domain/watch/price-watch";
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

/** The catalogue as it is with other prices of one field, by their references. */
export function repricedCatalogue(
  catalogue: Catalogue,
  field: SelectionField,
  prices: ReadonlyMap<string, Minor>,
): Catalogue {
  const options: readonly Option[] = catalogue[field];
  const repriced = options.map((option) => {
    const price = prices.get(optionReference(field, option));
    return price === undefined ? option : { ...option, price };
  });
  return { ...catalogue, [field]: repriced };
}

/** Price of a watch; null for one with a part that has left the catalogue: it keeps the price it was composed at. */
export function priceIfKnown(selection: Selection, catalogue: Catalogue): Minor | null {
  const isKnown = selectionFields.every(
    (field) => selection[field] === null || findOption(catalogue, selection, field) !== undefined,
  );
  return isKnown ? priceWatch(selection, catalogue).total : null;
}
