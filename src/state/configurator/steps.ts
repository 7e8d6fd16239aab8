import type { SelectionField } from "@/src/domain/watch/selection";

export const stepIds = ["case", "complication", "dial", "hands", "strap", "caseback", "delivery"] as const;
export type StepId = (typeof stepIds)[number];

/** Where each part is chosen. */
export const stepFields: Readonly<Record<StepId, readonly SelectionField[]>> = {
  case: ["caseType", "caseDiameter", "caseColor", "bezelInsertColor"],
  complication: ["complication", "gmtHand", "dateColor", "dateMagnifier"],
  dial: ["dial"],
  hands: ["hands"],
  strap: ["strapStyle", "strapColor", "strapEndlink", "buckle", "secondStrap"],
  caseback: ["casebackType", "rotor"],
  delivery: ["packaging", "priority", "warranty"],
};

/** The step in which a part is chosen. */
export function stepOf(field: SelectionField): StepId {
  return stepIds.find((step) => stepFields[step].includes(field)) ?? "case";
}
