import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import type { Selection, SelectionField } from "@/src/domain/watch/selection";
import type { StepId } from "@/src/client/state/configurator/steps";

/** The fields whose names describe a step's choice, the most specific first. */
const describedFields: Readonly<
  Record<StepId, (selection: Selection, catalogue: Catalogue) => readonly SelectionField[]>
> = {
  case: () => ["caseType", "caseColor", "caseDiameter"],
  complication: (selection, catalogue) => [
    "complication",
    ...(selection.gmtHand ? (["gmtHand"] as const) : []),
    ...(findOption(catalogue, selection, "dial")?.showsDate ? (["dateColor"] as const) : []),
  ],
  dial: () => ["dial"],
  hands: () => ["hands"],
  strap: () => ["strapStyle", "strapColor"],
  caseback: (selection) => (selection.casebackType === "OPEN" ? ["casebackType", "rotor"] : ["casebackType"]),
  delivery: () => ["packaging", "priority"],
};

/** Name of the chosen option of a field; empty for a part the watch does not have. */
export function nameOfChoice(
  selection: Selection,
  field: SelectionField,
  catalogue: Catalogue,
  locale: Locale,
): string {
  const option: Option | undefined = findOption(catalogue, selection, field);
  return option ? localise(option.label, locale) : "";
}

/** Names of the choices of a step. */
export function namesOfStep(
  step: StepId,
  selection: Selection,
  catalogue: Catalogue,
  locale: Locale,
): readonly string[] {
  return describedFields[step](selection, catalogue)
    .map((field) => nameOfChoice(selection, field, catalogue, locale))
    .filter((name) => name !== "");
}
