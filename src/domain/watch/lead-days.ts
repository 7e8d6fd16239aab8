import type { Catalogue, Option } from "./catalogue";
import { findOption } from "./find-option";
import { selectionFields, type Selection } from "./selection";

/**
 * Days from the order to the parcel: the base for any watch, and the additions of its parts.
 * @param baseDays days for a watch of stocked parts (shop settings)
 */
export function leadDays(selection: Selection, catalogue: Catalogue, baseDays: number): number {
  return selectionFields.reduce((days, field) => {
    const option: Option | undefined = findOption(catalogue, selection, field);
    return days + (option?.leadDays ?? 0);
  }, baseDays);
}
