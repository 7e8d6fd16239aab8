import type { Catalogue, Option } from "./catalogue";
import { choose } from "./choose";
import { rules } from "./rules";
import { sellableOptions } from "./sellable-options";
import { assembledFields, rowOf, type Selection, type SelectionField } from "./selection";

/**
 * What a surprise decides, in an order in which nothing decided is taken back. What only adds to the price
 * (warranty, packaging, a second strap) stays as the shopper left it.
 */
const drawn = assembledFields.filter((field) => !rowOf(field).isExtra);

/** Which of the parts that can be made suit what was decided before; none where nothing does. */
export type Narrow = (
  field: SelectionField,
  options: readonly Option[],
  selection: Selection,
) => readonly Option[];

const all: Narrow = (_, options) => options;

function candidates(
  catalogue: Catalogue,
  selection: Selection,
  field: SelectionField,
  narrow: Narrow,
): readonly Option[] {
  const limits = rules
    .filter((rule) => rule.subject === field)
    .map((rule) => new Set(rule.allowed(selection, catalogue)));
  const options = sellableOptions(catalogue, selection, field).filter(({ key }) =>
    limits.every((allowed) => allowed.has(key)),
  );
  const narrowed = narrow(field, options, selection);
  return narrowed.length === 0 ? options : narrowed;
}

/**
 * A watch drawn by lot that can be made.
 * @param random a number from 0 up to, not including, 1, at each call
 * @param narrow what is drawn from; where nothing is left, all that can be made
 */
export function surpriseSelection(
  selection: Selection,
  catalogue: Catalogue,
  random: () => number,
  narrow: Narrow = all,
): Selection {
  return drawn.reduce((current, field) => {
    const options = candidates(catalogue, current, field, narrow);
    const option = options[Math.floor(random() * options.length)];
    return option === undefined ? current : choose(current, field, option.key, catalogue).selection;
  }, selection);
}
