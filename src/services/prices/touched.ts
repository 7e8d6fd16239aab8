import { convert } from "@/src/domain/money/convert";
import { discountedPrice } from "@/src/domain/money/discount";
import type { Currency, Rates } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { Priced } from "@/src/domain/money/own-price";
import type { PriceChange } from "@/src/domain/prices/price-batch";
import type { PricePreview, PricePreviewRow } from "@/src/domain/prices/price-preview";

/** A price change with the data needed to show its effects. */
export interface NamedChange extends PriceChange {
  readonly reference: string;
  readonly discount: number;
  readonly priced: { readonly before: Priced; readonly after: Priced };
}

/** The currency of the changes, and how prices become amounts in it. */
export interface Money {
  readonly currency: Currency;
  readonly rates: Rates;
}

/** What is paid for a price in that currency. @param discount whole percent */
export const paidIn = ({ currency, rates }: Money, priced: Priced, discount = 0): Minor =>
  convert(discountedPrice(priced, discount), currency, rates);

export type Touched = Pick<PricePreview, "carts"> & {
  readonly rows: ReadonlyMap<
    number,
    Pick<PricePreviewRow, "readyMade" | "bespoke" | "carts" | "reduction" | "codes">
  >;
};
