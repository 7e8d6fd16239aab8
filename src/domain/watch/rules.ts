import type { Catalogue, Option } from "./catalogue";
import { findOption } from "./find-option";
import type { RuleRow } from "./selection-row";
import { rowOf, selectionFields, type FieldWith, type Selection, type SelectionField } from "./selection";
import type { selectionTable } from "./selection-table";

/** Names the reason shown to the shopper; the sentence is in the messages of the configurator. */
export type RuleId = (typeof selectionTable)[FieldWith<{ readonly rule: object }>]["rule"]["id"];

/**
 * One restriction: the value of the field `by` decides which keys `subject` may have. The list is never empty, its
 * first key is the default.
 */
export interface Rule {
  readonly id: RuleId;
  readonly subject: SelectionField;
  readonly by: SelectionField;
  readonly allowed: (selection: Selection, catalogue: Catalogue) => readonly (string | null)[];
}

type Facts = Pick<RuleRow<SelectionField>, "by" | "listedIn" | "matching" | "onlyWhere">;

/** An option with what rules look at; most options have none of it. */
type Ruled = Option & {
  readonly [Name in NonNullable<Facts["listedIn"]>]?: readonly string[];
} & { readonly [Name in NonNullable<Facts["matching"]>]?: string } & {
  readonly [Name in NonNullable<Facts["onlyWhere"]>]?: boolean;
};

const keysOf = (options: readonly Option[]) => options.map((option) => option.key);

function allowedKeys(
  subject: SelectionField,
  { by, listedIn, matching, onlyWhere }: Facts,
  selection: Selection,
  catalogue: Catalogue,
): readonly (string | null)[] {
  const options: readonly Ruled[] = catalogue[subject];
  const decider: Ruled | undefined = findOption(catalogue, selection, by);
  if (listedIn) return decider?.[listedIn] ?? [];
  if (matching) return keysOf(options.filter((option) => option[matching] === selection[by]));
  return onlyWhere && decider?.[onlyWhere] ? keysOf(options) : [rowOf(subject).initial];
}

/** The rules of the table, in its order. Source: specification 3.3. */
export const rules: readonly Rule[] = selectionFields.flatMap((subject) => {
  const { rule } = rowOf(subject);
  if (!rule) return [];
  return [
    {
      id: rule.id as RuleId,
      subject,
      by: rule.by,
      allowed: (selection, catalogue) => allowedKeys(subject, rule, selection, catalogue),
    } satisfies Rule,
  ];
});
