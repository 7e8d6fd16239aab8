import type { Catalogue } from "./catalogue";
import { checkSelection } from "./check-selection";
import { choose } from "./choose";
import { sellableOptions } from "./sellable-options";
import type { Selection } from "./selection";

/**
 * The nearest watch that can be made today: parts that are unknown or no longer sold give way to the first
 * that is, then everything follows the rules. A selection that can be made is returned as it is.
 */
export function repairSelection(selection: Selection, catalogue: Catalogue): Selection {
  const errors = checkSelection(selection, catalogue);
  if (errors.length === 0) return selection;
  const sold = errors
    .filter((error) => ["unknown", "disabled", "sold-out"].includes(error.reason))
    .reduce<Selection>((current, { field }) => {
      const key = sellableOptions(catalogue, current, field)[0]?.key;
      return key === undefined ? current : { ...current, [field]: key };
    }, selection);
  // Choosing the case again lets everything that does not fit follow.
  return choose(sold, "caseType", sold.caseType, catalogue).selection;
}
