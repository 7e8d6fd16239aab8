import { defaultSelection, rowOf, type SelectionField } from "./selection";

/** Further layer fields, beside `layer`. */
const further: Partial<Record<SelectionField, readonly string[]>> = {
  caseColor: ["backOpen", "backClosed", "endLink"],
  dateColor: ["magnified"],
};

/**
 * Fields of the layers from which the picture of a watch with an option is drawn: it is offered only with all of
 * them. Nothing is drawn for "none".
 */
export function neededLayers(field: SelectionField, key: unknown): readonly string[] {
  if (key === "NONE" && defaultSelection[field] === "NONE") return [];
  return rowOf(field).layer ? ["layer", ...(further[field] ?? [])] : [];
}
