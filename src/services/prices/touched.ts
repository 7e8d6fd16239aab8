import type { PriceChange } from "@/src/domain/prices/price-batch";
import type { PricePreview, PricePreviewRow } from "@/src/domain/prices/price-preview";

/** A price change with the data needed to show its effects. */
export interface NamedChange extends PriceChange {
  readonly reference: string;
  readonly discount: number;
}

export type Touched = Pick<PricePreview, "carts"> & {
  readonly rows: ReadonlyMap<
    number,
    Pick<PricePreviewRow, "readyMade" | "bespoke" | "carts" | "reduction" | "codes">
  >;
};
