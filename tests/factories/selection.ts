import fc from "fast-check";
import type { Option } from "@/src/domain/watch/catalogue";
import { choose } from "@/src/domain/watch/choose";
import {
  defaultSelection,
  selectionFields,
  type Selection,
  type SelectionField,
} from "@/src/domain/watch/selection";
import { seedCatalogue } from "@/src/seed/catalogue-value";

/** The catalogue the shop is delivered with; every layer has a made-up hash. */
export const catalogue = seedCatalogue((name) => ({ hash: `hash of ${name}`, file: `${name}.webp` }));

/** What can be chosen for a field today. */
export function sellable(field: SelectionField): readonly Option[] {
  const options: readonly Option[] = catalogue[field];
  return options.filter((option) => option.enabled);
}

/** Any watch a shopper can arrive at: a key chosen for each field, in any order, the rules following. */
export const anySelection: fc.Arbitrary<Selection> = fc
  .tuple(fc.shuffledSubarray([...selectionFields], { minLength: 1 }), fc.infiniteStream(fc.nat(10_000)))
  .map(([fields, numbers]) =>
    fields.reduce((selection, field) => {
      const options = sellable(field);
      const option = options[(numbers.next().value ?? 0) % options.length];
      return option ? choose(selection, field, option.key, catalogue).selection : selection;
    }, defaultSelection),
  );
