import { zero } from "@/src/domain/money/minor";
import { minusPriced, type Priced } from "@/src/domain/money/own-price";
import type { Catalogue } from "./catalogue";
import { findOption } from "./find-option";
import type { Selection, SelectionField } from "./selection";

/** Price difference between the new and the replaced part, with what is set in currencies of their own. */
export function repairDifference(
  { before, after }: { readonly before: Selection; readonly after: Selection },
  field: SelectionField,
  catalogue: Catalogue,
): Priced {
  const part = (selection: Selection): Priced | undefined =>
    selection[field] === null ? undefined : findOption(catalogue, selection, field);
  return minusPriced(part(after) ?? { price: zero }, part(before) ?? { price: zero });
}
