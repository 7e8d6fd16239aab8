import type { Catalogue } from "./catalogue";
import { rules, type RuleId } from "./rules";
import type { Selection, SelectionField } from "./selection";

export interface Conflict {
  readonly rule: RuleId;
  /** The conflicting field; it changes when the option is chosen. */
  readonly by: SelectionField;
}

/** Why an option conflicts with the selection, or null. It can still be chosen: see {@link choose}. */
export function conflictOf(
  selection: Selection,
  field: SelectionField,
  key: string,
  catalogue: Catalogue,
): Conflict | null {
  const broken = rules.find(
    (rule) => rule.subject === field && !rule.allowed(selection, catalogue).includes(key),
  );
  return broken ? { rule: broken.id, by: broken.by } : null;
}
