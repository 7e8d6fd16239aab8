import type { Catalogue, Option } from "./catalogue";
import type { Repair } from "./choose";
import { isSoldOut } from "./is-offered";
import { rules, type Rule } from "./rules";
import { selectionFields, type Selection, type SelectionField } from "./selection";

const breaks = (rule: Rule, selection: Selection, catalogue: Catalogue) =>
  !rule.allowed(selection, catalogue).includes(selection[rule.subject]);

/** Why a watch cannot have the former part. */
function reasonOf(
  after: Selection,
  field: SelectionField,
  from: string | null,
  wished: readonly SelectionField[],
  catalogue: Catalogue,
): Repair["reason"] | null {
  const options: readonly Option[] = catalogue[field];
  if (options.some((option) => option.key === from && option.enabled && isSoldOut(option))) return "sold-out";
  const former: Selection = { ...after, [field]: from };
  const broken = rules.filter(
    (rule) => (rule.subject === field || rule.by === field) && breaks(rule, former, catalogue),
  );
  // A part that decides over others gave way to one that was wished, not to those that followed.
  return (broken.find(({ subject }) => wished.includes(subject)) ?? broken[0])?.id ?? null;
}

/**
 * Parts of a watch that had to follow others, with the reasons.
 * @param before with the parts that are missed now
 * @param wished fields whose parts were asked for
 */
export const followed = (
  before: Selection,
  after: Selection,
  wished: readonly SelectionField[],
  catalogue: Catalogue,
): readonly Repair[] =>
  selectionFields.flatMap((field): readonly Repair[] => {
    const from = before[field];
    const to = after[field];
    const reason = from === to ? null : reasonOf(after, field, from, wished, catalogue);
    return reason === null ? [] : [{ field, from, to, reason }];
  });
