import type { Product } from "@/src/domain/product/product";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import type { OrderLine } from "./order";

/** Movements of bespoke watches; the second has the hand of the second time zone. */
const bespokeCalibres = { plain: "NH35", gmt: "NH34" } as const;

/** The legal guarantee, in months; a bespoke watch may have a longer one. */
const legalGuarantee = 24;

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
      calibre: selection.gmtHand === null ? bespokeCalibres.plain : bespokeCalibres.gmt,
      guarantee: Number.parseInt(selection.warranty, 10) || legalGuarantee,
    };
  if (kind === "surprise-watch") return { calibre: null, guarantee: legalGuarantee };
  if (kind !== "watch" && kind !== "pre-order") return null;
  const code = products.find((product) => product.sku === sku)?.watch;
  const watch = watches.find((one) => one.code === code);
  return { calibre: watch?.specs.calibre ?? null, guarantee: legalGuarantee };
}
