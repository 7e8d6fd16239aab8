import type { Localised } from "@/src/domain/locale/locale";
import type { Product } from "@/src/domain/product/product";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import { selectionFields } from "@/src/domain/watch/selection";

/** A counted item, as shoppers know it. */
export interface CountedItem {
  readonly name: Localised;
  /** mm, of a watch that comes in several sizes */
  readonly diameter: number | null;
  /** Its page, without a language prefix. */
  readonly path: string;
}

interface Sold {
  readonly products: readonly Product[];
  readonly watches: readonly ReadyMadeWatch[];
  readonly catalogue: Catalogue;
}

/** The article or part of a count; null where it is no longer counted. */
export function countedItem({ products, watches, catalogue }: Sold, item: number): CountedItem | null {
  const product = products.find(({ stock }) => stock?.item === item);
  if (product) {
    const watch = watches.find(({ code }) => code === product.watch);
    return { name: watch?.name ?? product.name, diameter: product.diameter, path: product.page };
  }
  const option = selectionFields
    .flatMap((field): readonly Option[] => catalogue[field])
    .find(({ stock }) => stock?.item === item);
  return option ? { name: option.label, diameter: null, path: "/configurator" } : null;
}
