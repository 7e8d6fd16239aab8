import type { Catalogue, Option } from "./catalogue";
import { choose } from "./choose";
import { rules } from "./rules";
import { sellableOptions } from "./sellable-options";
import { assembledFields, rowOf, type Selection, type SelectionField } from "./selection";

/**
 * Fields of a surprise, in an order in which no decision has to be revised. Fields that only add to the price
 * (warranty, packaging, a second strap) stay as the shopper left them.
 */
const drawn = assembledFields.filter((field) => !rowOf(field).isExtra);

/** The available parts that suit the earlier decisions; none where nothing does. */
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
 * A random watch that can be made.
 * @param random a number from 0 up to, not including, 1, at each call
 * @param narrow limits the options; where none is left, all available ones are used
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
