import { minor, type Minor } from "@/src/domain/money/minor";
import type { Catalogue } from "./catalogue";
import { findOption } from "./find-option";
import type { Selection, SelectionField } from "./selection";

const priceIn = (selection: Selection, field: SelectionField, catalogue: Catalogue): number =>
  selection[field] === null ? 0 : (findOption(catalogue, selection, field)?.price ?? 0);

/** Price difference between the new and the replaced part, hundredths of a euro: negative where it costs less. */
export const repairCost = (
  { before, after }: { readonly before: Selection; readonly after: Selection },
  field: SelectionField,
  catalogue: Catalogue,
): Minor => minor(priceIn(after, field, catalogue) - priceIn(before, field, catalogue));
