import { zero } from "@/src/domain/money/minor";
import { addPriced, type Priced } from "@/src/domain/money/own-price";
import type { Catalogue, Option } from "./catalogue";
import { basePriced } from "./price-watch";
import { selectionFields } from "./selection";

/** Price of the least expensive bespoke watch: the base and, part by part, the option on sale that is cheapest in euros. */
export function cheapestWatchPrice(catalogue: Catalogue): Priced {
  const cheapest = selectionFields.map((field) => {
    const options: readonly Option[] = catalogue[field];
    const [first = { price: zero }, ...others] = options.filter((option) => option.enabled);
    return others.reduce<Priced>((least, option) => (option.price < least.price ? option : least), first);
  });
  return addPriced(basePriced(catalogue), ...cheapest);
}
