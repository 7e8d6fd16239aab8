import type { Minor } from "@/src/domain/money/minor";
import { addPriced, withOwn, type Priced } from "@/src/domain/money/own-price";
import type { Catalogue, Option } from "./catalogue";
import { findOption } from "./find-option";
import { selectionFields, type Selection, type SelectionField } from "./selection";

export interface PriceLine extends Priced {
  readonly field: SelectionField;
  readonly key: string;
  /** hundredths of a euro, 0 if included */
  readonly price: Minor;
}

export interface WatchPrice {
  /** hundredths of a euro: base plus every line */
  readonly total: Minor;
  readonly base: Minor;
  readonly lines: readonly PriceLine[];
  /** the base and the total with what is set in currencies of their own */
  readonly priced: { readonly base: Priced; readonly total: Priced };
}

/** The price of a watch before any option. */
export const basePriced = ({ basePrice, baseOwn }: Pick<Catalogue, "basePrice" | "baseOwn">): Priced => ({
  price: basePrice,
  ...withOwn(baseOwn),
});

/**
 * Price of a bespoke watch, line by line: the base plus every chosen option. The family prices the main strap, the
 * flat list the second one.
 * @throws Error for a key the catalogue does not have: check the selection first
 * Source: specification §9, configurator price; 3.5.
 */
export function priceWatch(selection: Selection, catalogue: Catalogue): WatchPrice {
  const lines = selectionFields.flatMap((field): PriceLine[] => {
    if (selection[field] === null) return [];
    const option: Option | undefined = findOption(catalogue, selection, field);
    if (!option) throw new Error(`No option ${field} = ${selection[field]} in the catalogue.`);
    return [{ field, key: option.key, price: option.price, ...withOwn(option.own) }];
  });
  const base = basePriced(catalogue);
  const total = addPriced(base, ...lines);
  return { total: total.price, base: base.price, lines, priced: { base, total } };
}
