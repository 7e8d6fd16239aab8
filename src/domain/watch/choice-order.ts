import { rules } from "./rules";
import { selectionFields, type SelectionField } from "./selection";

const decides = (field: SelectionField) => rules.some((rule) => rule.by === field);

/**
 * The order in which choices are made that were made without one: what decides over others comes last, so that they
 * follow it. A case in rose gold that becomes a submariner is one in rose gold; the other way round it would not be a
 * submariner any more.
 */
export const choiceOrder: readonly SelectionField[] = [
  ...selectionFields.filter((field) => !decides(field)),
  ...selectionFields.filter(decides),
];
