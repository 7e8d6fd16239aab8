import type { Catalogue } from "./catalogue";
import { rules, type RuleId } from "./rules";
import type { Selection, SelectionField } from "./selection";

export interface Conflict {
  readonly rule: RuleId;
  /** The field whose choice is in the way; it gives way when the option is chosen. */
  readonly by: SelectionField;
}

/** Why an option does not go with what is chosen, or null. It can still be chosen: see {@link choose}. */
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
