import type { Localised } from "@/src/domain/locale/locale";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { Catalogue, Option } from "./catalogue";
import { differingFields } from "./differing-fields";
import { findOption } from "./find-option";
import { leadDays } from "./lead-days";
import { priceWatch } from "./price-watch";
import type { Selection, SelectionField } from "./selection";

/** A part that is another one in the configurator. */
export interface RemadePart {
  readonly field: SelectionField;
  readonly from: Localised;
  readonly to: Localised;
}

/** What becomes of a ready-made watch in the configurator. */
export interface Remade {
  readonly parts: readonly RemadePart[];
  /** hundredths of a euro, there */
  readonly total: Minor;
  /** more days until it leaves; below zero for fewer */
  readonly laterBy: number;
  /** hundredths of a euro, relative to the ready-made watch */
  readonly dearerBy: Minor;
}

const nothing: Localised = { fr: "–" };

/** Two keys may have the same name: a reader would see no difference. */
const isSame = (one: Localised, other: Localised) => one.fr === other.fr;

/**
 * Differences when a ready-made watch is opened in the configurator, which does not offer every part of it.
 * @param parts of the ready-made watch @param opened selection in the configurator @param price of the ready-made
 * watch
 */
export function remadeParts(
  { parts, opened, price }: { readonly parts: Selection; readonly opened: Selection; readonly price: Minor },
  catalogue: Catalogue,
): Remade {
  const nameIn = (selection: Selection, field: SelectionField): Localised => {
    const option: Option | undefined = findOption(catalogue, selection, field);
    return option?.label ?? nothing;
  };
  const { total } = priceWatch(opened, catalogue);
  return {
    parts: differingFields(parts, opened)
      .map((field) => ({ field, from: nameIn(parts, field), to: nameIn(opened, field) }))
      .filter(({ from, to }) => !isSame(from, to)),
    total,
    laterBy: leadDays(opened, catalogue, 0),
    dearerBy: minor(total - price),
  };
}
