import { assembledFields, type SelectionField } from "@/src/domain/watch/selection";
import { selectionTable } from "@/src/domain/watch/selection-table";

/** Where parts are chosen, by the table of a selection. */
export type StepId = (typeof selectionTable)[SelectionField]["step"];

export const stepIds = [
  "case",
  "complication",
  "dial",
  "hands",
  "strap",
  "caseback",
  "delivery",
] as const satisfies readonly StepId[];

/** The parts of a step, in the order a watch is put together. */
export const stepFields: Readonly<Record<StepId, readonly SelectionField[]>> = Object.fromEntries(
  stepIds.map((step) => [step, assembledFields.filter((field) => stepOf(field) === step)]),
) as unknown as Record<StepId, readonly SelectionField[]>;

/** The step in which a part is chosen. */
export function stepOf(field: SelectionField): StepId {
  return selectionTable[field].step;
}
