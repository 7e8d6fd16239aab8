import type { Catalogue, Option, OptionsOf } from "./catalogue";
import type { Selection, SelectionField } from "./selection";

/**
 * The chosen option of one field, disabled ones included, or undefined where the key is unknown
 * or the part does not exist on this watch.
 * @param selection the field, and for a strap its family, will do
 */
export function findOption<Field extends SelectionField>(
  catalogue: Catalogue,
  selection: Partial<Selection>,
  field: Field,
): OptionsOf<Field> | undefined;
export function findOption(
  catalogue: Catalogue,
  selection: Partial<Selection>,
  field: SelectionField,
): Option | undefined {
  const key = selection[field];
  if (field === "strapColor") {
    return catalogue.strapColor.find((strap) => strap.key === key && strap.family === selection.strapStyle);
  }
  const options: readonly Option[] = catalogue[field];
  return options.find((option) => option.key === key);
}
