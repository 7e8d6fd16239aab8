import { addMinor, minor, type Minor } from "@/src/domain/money/minor";
import type { Catalogue, Option } from "./catalogue";
import { selectionFields } from "./selection";

/** Price of the least expensive bespoke watch: the base and, part by part, the cheapest option on sale. */
export function cheapestWatchPrice(catalogue: Catalogue): Minor {
  const cheapest = selectionFields.map((field) => {
    const options: readonly Option[] = catalogue[field];
    const prices = options.filter((option) => option.enabled).map((option) => option.price);
    return prices.length === 0 ? minor(0) : minor(Math.min(...prices));
  });
  return addMinor(catalogue.basePrice, ...cheapest);
}
