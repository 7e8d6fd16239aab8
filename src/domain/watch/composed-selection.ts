import type { Catalogue, Option } from "./catalogue";
import { choiceOrder } from "./choice-order";
import { choose } from "./choose";
import { isOffered } from "./is-offered";
import { repairSelection } from "./repair-selection";
import { defaultSelection, type Selection, type SelectionField } from "./selection";

/** Fields of a form of the configurator: the keys it contains. */
export type SentSelection = Readonly<Partial<Record<SelectionField, string | null>>>;

function isSold(catalogue: Catalogue, field: SelectionField, key: string): boolean {
  const options: readonly Option[] = catalogue[field];
  return options.some((option) => option.key === key && isOffered(option));
}

/**
 * The watch a form of the configurator submits. The page is rendered with the default watch, whatever its address
 * says: only values that differ from it are choices, and are applied to the watch of the address. Incompatible
 * parts are replaced, as on the screen.
 * @param opened the watch of the page's address, null without one
 */
export function composedSelection(
  sent: SentSelection,
  opened: Selection | null,
  catalogue: Catalogue,
): Selection {
  const base = opened ?? repairSelection(defaultSelection, catalogue);
  return choiceOrder.reduce((selection, field) => {
    const key = sent[field];
    if (key === undefined || key === null || key === defaultSelection[field]) return selection;
    return isSold(catalogue, field, key) ? choose(selection, field, key, catalogue).selection : selection;
  }, base);
}
