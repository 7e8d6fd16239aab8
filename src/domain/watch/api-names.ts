import { selectionFields, type Selection, type SelectionField } from "./selection";
import { selectionTable } from "./selection-table";

/**
 * A selection under the names of the API. Source: specification §3, bespoke_data; fields it does not list are
 * included.
 */
export type ApiSelection = {
  readonly [Field in SelectionField as (typeof selectionTable)[Field]["api"]]: Selection[Field];
};

/** Name of a field in the API. */
const apiName = (field: SelectionField): keyof ApiSelection => selectionTable[field].api;

/** A selection as the API answers it. */
export const toApi = (selection: Selection): ApiSelection =>
  Object.fromEntries(
    selectionFields.map((field) => [apiName(field), selection[field]]),
  ) as unknown as ApiSelection;
