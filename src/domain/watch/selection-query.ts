import type { Catalogue, Option } from "./catalogue";
import { checkSelection } from "./check-selection";
import { choose } from "./choose";
import { isOffered } from "./is-offered";
import { repairSelection } from "./repair-selection";
import { defaultSelection, selectionFields, type Selection, type SelectionField } from "./selection";

/**
 * A selection as a readable query: the fields that differ from the watch the configurator opens with, by
 * name. Links that say "make it yours" are written with it.
 * @returns "caseType=FL&caseColor=CAS-FL-rg", empty for the default watch
 */
export function selectionQuery(selection: Selection): string {
  const query = new URLSearchParams();
  for (const field of selectionFields) {
    const key = selection[field];
    if (key !== null && key !== defaultSelection[field]) query.set(field, key);
  }
  return query.toString();
}

function hasOption(catalogue: Catalogue, field: SelectionField, key: string): boolean {
  const options: readonly Option[] = catalogue[field];
  return options.some((option) => option.key === key && isOffered(option));
}

/**
 * The watch of an address. Unknown names and keys are ignored; incompatible parts are replaced, later fields
 * following earlier ones.
 * @returns null for an address without a watch
 */
export function selectionFromQuery(query: URLSearchParams, catalogue: Catalogue): Selection | null {
  const wishes = selectionFields.flatMap((field) => {
    const key = query.get(field);
    return key !== null && hasOption(catalogue, field, key) ? [{ field, key }] : [];
  });
  if (wishes.length === 0) return null;
  const asked: Selection = wishes.reduce(
    (selection, { field, key }) => ({ ...selection, [field]: key }),
    defaultSelection,
  );
  if (checkSelection(asked, catalogue).length === 0) return asked;
  return wishes.reduce(
    (selection, { field, key }) => choose(selection, field, key, catalogue).selection,
    repairSelection(defaultSelection, catalogue),
  );
}
