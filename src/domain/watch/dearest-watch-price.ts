import { addPriced, type Priced } from "@/src/domain/money/own-price";
import type { Catalogue, Option } from "./catalogue";
import { basePriced } from "./price-watch";
import { rules } from "./rules";
import { defaultSelection, selectionFields, type Selection, type SelectionField } from "./selection";

const dearest = (prices: readonly Priced[]): readonly Priced[] =>
  prices.length === 0 ? [] : [prices.reduce((most, one) => (one.price > most.price ? one : most))];

/**
 * Price of the dearest bespoke watch, in euros: what decides over other parts is compared together with them. No field
 * both decides and follows.
 */
export function dearestWatchPrice(catalogue: Catalogue): Priced {
  const enabled = (field: SelectionField): readonly Option[] =>
    catalogue[field].filter((option) => option.enabled);
  const withFollowers = (field: SelectionField, option: Option): Priced => {
    const selection: Selection = { ...defaultSelection, [field]: option.key };
    const followers = rules
      .filter(({ by }) => by === field)
      .flatMap((rule) => {
        const allowed = rule.allowed(selection, catalogue);
        const options: readonly (Option & { readonly family?: string })[] = enabled(rule.subject);
        return dearest(
          options.filter(
            ({ key, family }) =>
              allowed.includes(key) &&
              (family === undefined || rule.subject !== "strapColor" || family === option.key),
          ),
        );
      });
    return addPriced(option, ...followers);
  };
  const free = selectionFields.filter((field) => rules.every(({ subject }) => subject !== field));
  const parts = free.flatMap((field) =>
    dearest(enabled(field).map((option) => withFollowers(field, option))),
  );
  return addPriced(basePriced(catalogue), ...parts);
}
