import type { Catalogue, Option } from "./catalogue";
import { findOption } from "./find-option";
import { isSoldOut } from "./is-offered";
import { rules, type RuleId } from "./rules";
import { isOptional, selectionFields, type Selection, type SelectionField } from "./selection";

export interface SelectionError {
  readonly field: SelectionField;
  /**
   * The broken rule, "unknown" for a key in no catalogue, "disabled" for one no longer sold, "sold-out" for one out
   * of stock.
   */
  readonly reason: RuleId | "unknown" | "disabled" | "sold-out";
}

function errorOfKey(
  catalogue: Catalogue,
  selection: Selection,
  field: SelectionField,
): SelectionError | null {
  if (selection[field] === null) return isOptional(field) ? null : { field, reason: "unknown" };
  const option: Option | undefined = findOption(catalogue, selection, field);
  if (!option) {
    // A strap color of another family is a broken rule, not an unknown key.
    const isForeignStrap =
      field === "strapColor" && catalogue.strapColor.some((strap) => strap.key === selection.strapColor);
    return { field, reason: isForeignStrap ? "strap-color" : "unknown" };
  }
  if (!option.enabled) return { field, reason: "disabled" };
  return isSoldOut(option) ? { field, reason: "sold-out" } : null;
}

/** Whether shortage is the only error: an order may hold the last pieces already. */
export const isOnlySoldOut = (errors: readonly SelectionError[]): boolean =>
  errors.every(({ reason }) => reason === "sold-out");

/** All errors of a selection in its current state, unknown keys first; empty when it can be made. */
export function checkSelection(selection: Selection, catalogue: Catalogue): readonly SelectionError[] {
  const keyErrors = selectionFields.flatMap((field) => errorOfKey(catalogue, selection, field) ?? []);
  const faulty = new Set(keyErrors.map((error) => error.field));
  const ruleErrors = rules
    .filter((rule) => !faulty.has(rule.subject) && !faulty.has(rule.by))
    .filter((rule) => !rule.allowed(selection, catalogue).includes(selection[rule.subject]))
    .map((rule): SelectionError => ({ field: rule.subject, reason: rule.id }));
  return [...keyErrors, ...ruleErrors];
}
