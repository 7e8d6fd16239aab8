import type { Catalogue, Option } from "./catalogue";
import { isOffered } from "./is-offered";
import type { Selection, SelectionField } from "./selection";

/**
 * What can be chosen for a field today, in the order it is shown; rules aside. Straps are those of the chosen
 * family, since a strap's key is unique only there.
 */
export function sellableOptions(
  catalogue: Catalogue,
  selection: Selection,
  field: SelectionField,
): readonly Option[] {
  const options: readonly Option[] =
    field === "strapColor"
      ? catalogue.strapColor.filter((strap) => strap.family === selection.strapStyle)
      : catalogue[field];
  return options.filter(isOffered);
}
