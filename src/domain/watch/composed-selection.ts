import type { Catalogue, Option } from "./catalogue";
import { choiceOrder } from "./choice-order";
import { choose } from "./choose";
import { isOffered } from "./is-offered";
import { repairSelection } from "./repair-selection";
import { defaultSelection, type Selection, type SelectionField } from "./selection";

/** What a form of the configurator sends: the keys that stand in it, by field. */
export type SentSelection = Readonly<Partial<Record<SelectionField, string | null>>>;

function isSold(catalogue: Catalogue, field: SelectionField, key: string): boolean {
  const options: readonly Option[] = catalogue[field];
  return options.some((option) => option.key === key && isOffered(option));
}

/**
 * The watch a form of the configurator stands for. The page is made with the watch the configurator opens with,
 * whatever its address says: only what was chosen otherwise was chosen, and comes upon the watch of the address. What
 * does not fit follows, as it does on the screen.
 * @param opened the watch the page's address asks for, null where it asks for none
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
