import type { Catalogue } from "./catalogue";
import { rules, type Rule, type RuleId } from "./rules";
import { sellableOptions } from "./sellable-options";
import type { Selection, SelectionField } from "./selection";

/** A part that had to follow the choice, and why. */
export interface Repair {
  readonly field: SelectionField;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: RuleId | "sold-out";
}

export interface Choice {
  readonly selection: Selection;
  /** In the order they were made; empty when nothing had to follow. */
  readonly repairs: readonly Repair[];
}

const isAllowed = (rule: Rule, selection: Selection, catalogue: Catalogue) =>
  rule.allowed(selection, catalogue).includes(selection[rule.subject]);

/** Last part of a key: the color of CAS-SM-rg is rg. */
const tail = (key: string | null) => key?.split("-").at(-1)?.toLowerCase();

const sellableKeys = (catalogue: Catalogue, selection: Selection, field: SelectionField) =>
  sellableOptions(catalogue, selection, field).map((option) => option.key);

/** The nearest key a rule allows: the same color where there is one, else the first that is sold. */
function nearestAllowed(rule: Rule, selection: Selection, catalogue: Catalogue): string | null | undefined {
  const sellable = sellableKeys(catalogue, selection, rule.subject);
  const allowed = rule.allowed(selection, catalogue).filter((key) => key === null || sellable.includes(key));
  return allowed.find((key) => key !== null && tail(key) === tail(selection[rule.subject])) ?? allowed[0];
}

/** The first setting of the rule's other side that lets the chosen part stay. */
function makeRoom(rule: Rule, selection: Selection, catalogue: Catalogue): string | undefined {
  return sellableKeys(catalogue, selection, rule.by).find((key) =>
    isAllowed(rule, { ...selection, [rule.by]: key }, catalogue),
  );
}

/**
 * Sets one field and adapts the others: the choice is kept, incompatible parts are replaced by the nearest
 * compatible ones, and each replacement is reported with its rule. A valid selection stays valid. Source:
 * specification 3.3.
 */
export function choose(
  selection: Selection,
  field: SelectionField,
  key: string | null,
  catalogue: Catalogue,
): Choice {
  const settled = new Set<SelectionField>([field]);
  const repairs: Repair[] = [];
  let current: Selection = { ...selection, [field]: key };

  function repair(rule: Rule, target: SelectionField, to: string | null | undefined): void {
    if (to === undefined || to === current[target]) return;
    repairs.push({ field: target, from: current[target], to, reason: rule.id });
    current = { ...current, [target]: to };
  }

  // First the restrictions of the choice itself, then those of the results.
  for (const rule of rules) {
    if (rule.subject === field && !isAllowed(rule, current, catalogue)) {
      repair(rule, rule.by, makeRoom(rule, current, catalogue));
      settled.add(rule.by);
    }
  }
  for (const rule of rules) {
    if (!settled.has(rule.subject) && !isAllowed(rule, current, catalogue)) {
      repair(rule, rule.subject, nearestAllowed(rule, current, catalogue));
    }
  }
  return { selection: current, repairs };
}
