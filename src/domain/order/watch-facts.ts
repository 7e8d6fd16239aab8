import type { Product } from "@/src/domain/product/product";
import { bespokeCalibre } from "@/src/domain/watch/calibre";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import { defaultSelection } from "@/src/domain/watch/selection";
import type { OrderLine } from "./order";

/** Months in the key of an option: "24_months". */
const monthsOf = (warranty: string): number => Number.parseInt(warranty, 10);

/** The legal guarantee, in months: what a bespoke watch has unless a longer one is chosen. */
const legalGuarantee = monthsOf(defaultSelection.warranty);

export interface WatchFacts {
  /** null where it is not known: a surprise watch, or one that has left the shop */
  readonly calibre: string | null;
  /** months */
  readonly guarantee: number;
}

/** Calibre and guarantee of an ordered watch; null for a line that is not a watch in a parcel. */
export function watchFacts(
  { kind, sku, selection }: Pick<OrderLine, "kind" | "sku" | "selection">,
  products: readonly Pick<Product, "sku" | "watch">[],
  watches: readonly Pick<ReadyMadeWatch, "code" | "specs">[],
): WatchFacts | null {
  if (kind === "bespoke" && selection)
    return {
      calibre: bespokeCalibre(selection),
      guarantee: monthsOf(selection.warranty) || legalGuarantee,
    };
  if (kind === "surprise-watch") return { calibre: null, guarantee: legalGuarantee };
  if (kind !== "watch" && kind !== "pre-order") return null;
  const code = products.find((product) => product.sku === sku)?.watch;
  const watch = watches.find((one) => one.code === code);
  return { calibre: watch?.specs.calibre ?? null, guarantee: legalGuarantee };
}
