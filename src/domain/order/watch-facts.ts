import { guaranteeMonths } from "@/src/domain/law/legal-guarantee";
import type { Product } from "@/src/domain/product/product";
import { bespokeCalibre } from "@/src/domain/watch/calibre";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import type { OrderLine } from "./order";

/** Months in the key of an option: "24_months". */
const monthsOf = (warranty: string): number => Number.parseInt(warranty, 10);

export interface WatchFacts {
  /** null where it is not known: a surprise watch, or one that has left the shop */
  readonly calibre: string | null;
  /** months */
  readonly guarantee: number;
}

/**
 * Calibre and guarantee of an ordered watch; null for a line that is not a watch in a parcel.
 * @param country of delivery; null while it is not known
 */
export function watchFacts(
  { kind, sku, selection }: Pick<OrderLine, "kind" | "sku" | "selection">,
  products: readonly Pick<Product, "sku" | "watch">[],
  watches: readonly Pick<ReadyMadeWatch, "code" | "specs">[],
  country: string | null,
): WatchFacts | null {
  if (kind === "bespoke" && selection)
    return {
      calibre: bespokeCalibre(selection),
      guarantee: guaranteeMonths(monthsOf(selection.warranty) || 0, country),
    };
  if (kind === "surprise-watch") return { calibre: null, guarantee: guaranteeMonths(0, country) };
  if (kind !== "watch" && kind !== "pre-order") return null;
  const code = products.find((product) => product.sku === sku)?.watch;
  const watch = watches.find((one) => one.code === code);
  return { calibre: watch?.specs.calibre ?? null, guarantee: guaranteeMonths(0, country) };
}
