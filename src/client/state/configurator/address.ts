import { replacedLineName } from "@/src/domain/watch/edit-path";
import { selectionFields, type Selection } from "@/src/domain/watch/selection";
import { selectionQuery } from "@/src/domain/watch/selection-query";
import { stepIds, type StepId } from "./steps";

const stepName = "step";

/**
 * The query of an address with another selection, step and line of the cart in it; other parameters stay.
 * @param search from the address, with or without its question mark
 * @returns with its question mark, or empty
 */
export function searchOf(
  search: string,
  selection: Selection,
  step: StepId,
  replaced: string | null = null,
): string {
  const query = new URLSearchParams(search);
  for (const name of [...selectionFields, stepName, replacedLineName]) query.delete(name);
  for (const [name, value] of new URLSearchParams(selectionQuery(selection))) query.set(name, value);
  if (step !== stepIds[0]) query.set(stepName, step);
  if (replaced !== null) query.set(replacedLineName, replaced);
  return query.size > 0 ? `?${query}` : "";
}

/** The step of an address, or null. */
export const stepOfSearch = (search: string): StepId | null =>
  stepIds.find((id) => id === new URLSearchParams(search).get(stepName)) ?? null;
