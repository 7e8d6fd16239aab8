import type { Catalogue } from "./catalogue";
import { choose } from "./choose";
import { rules } from "./rules";
import { sellableOptions } from "./sellable-options";
import type { Selection, SelectionField } from "./selection";

/**
 * What a surprise decides, in an order in which nothing decided is taken back. What only adds to the price
 * (warranty, packaging, a second strap) stays as the shopper left it.
 */
const drawn: readonly SelectionField[] = [
  "complication",
  "gmtHand",
  "caseType",
  "caseDiameter",
  "caseColor",
  "bezelInsertColor",
  "dial",
  "dateColor",
  "dateMagnifier",
  "hands",
  "strapStyle",
  "strapColor",
  "strapEndlink",
  "buckle",
  "casebackType",
  "rotor",
];

/** Whether a part suits what was decided before it. */
export type Suits = (field: SelectionField, key: string, selection: Selection) => boolean;

function candidates(
  catalogue: Catalogue,
  selection: Selection,
  field: SelectionField,
  suits: Suits,
): readonly string[] {
  const limits = rules.filter((rule) => rule.subject === field);
  const keys = sellableOptions(catalogue, selection, field)
    .map((option) => option.key)
    .filter((key) => limits.every((rule) => rule.allowed(selection, catalogue).includes(key)));
  const suited = keys.filter((key) => suits(field, key, selection));
  return suited.length === 0 ? keys : suited;
}

/**
 * A watch drawn by lot that can be made.
 * @param random a number from 0 up to, not including, 1, at each call
 * @param suits what is drawn from; where nothing suits, all that can be made
 */
export function surpriseSelection(
  selection: Selection,
  catalogue: Catalogue,
  random: () => number,
  suits: Suits = () => true,
): Selection {
  return drawn.reduce((current, field) => {
    const keys = candidates(catalogue, current, field, suits);
    const key = keys[Math.floor(random() * keys.length)];
    return key === undefined ? current : choose(current, field, key, catalogue).selection;
  }, selection);
}
