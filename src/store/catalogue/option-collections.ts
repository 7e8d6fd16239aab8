import { selectionFields, type SelectionField } from "@/src/domain/watch/selection";
import { selectionTable } from "@/src/domain/watch/selection-table";

export type OptionCollection = (typeof selectionTable)[SelectionField]["catalogue"];

/** Collection that holds the options of each field of a selection. */
export const optionCollections = Object.fromEntries(
  selectionFields.map((field) => [field, selectionTable[field].catalogue]),
) as { readonly [Field in SelectionField]: (typeof selectionTable)[Field]["catalogue"] };
