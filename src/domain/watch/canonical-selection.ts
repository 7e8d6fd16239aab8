import { selectionFields, type Selection } from "./selection";

/**
 * One text for one watch: every field in the specification's order, whatever order it came in.
 * Two selections are the same watch exactly when their canonical texts are equal.
 */
export function canonicalSelection(selection: Selection): string {
  return JSON.stringify(selectionFields.map((field) => [field, selection[field]]));
}
