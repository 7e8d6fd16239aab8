import type { Catalogue, Strap, Option } from "./catalogue";
import type { Repair } from "./choose";
import { isSoldOut } from "./is-offered";
import { defaultSelection, selectionFields, type Selection, type SelectionField } from "./selection";

/** Whether a part in an address has run out; a strap's color depends on its family. */
function isGone(catalogue: Catalogue, field: SelectionField, key: string, query: URLSearchParams): boolean {
  const family = query.get("strapStyle") ?? defaultSelection.strapStyle;
  const options: readonly (Option & Partial<Pick<Strap, "family">>)[] = catalogue[field];
  return options.some(
    (option) =>
      option.key === key && option.enabled && isSoldOut(option) && (option.family ?? family) === family,
  );
}

/**
 * Parts of an address that have run out, with their replacements in the opened watch: the page explains why a saved
 * watch looks different.
 * @param opened the resulting selection
 */
export function soldOutRepairs(
  query: URLSearchParams,
  opened: Selection,
  catalogue: Catalogue,
): { readonly before: Selection; readonly repairs: readonly Repair[] } {
  const repairs = selectionFields.flatMap((field): readonly Repair[] => {
    const from = query.get(field);
    const to = opened[field];
    if (from === null || from === to || !isGone(catalogue, field, from, query)) return [];
    return [{ field, from, to, reason: "sold-out" }];
  });
  const asked = Object.fromEntries(repairs.map(({ field, from }) => [field, from]));
  const family = query.get("strapStyle");
  return { before: { ...opened, ...(family !== null && { strapStyle: family }), ...asked }, repairs };
}
