import type { Minor } from "@/src/domain/money/minor";
import type { Currency } from "@/src/domain/money/currency";
import type { PriceProblem } from "./price-batch";

/** How many bespoke watches and lines of carts are looked at before a price changes: the newest of either. */
export const MAX_TOUCHED = 5_000;

/** Watches that a price is part of, and between what they cost. */
export interface TouchedWatches {
  readonly count: number;
  readonly before: { readonly lowest: Minor; readonly highest: Minor };
  readonly after: { readonly lowest: Minor; readonly highest: Minor };
}

/** Open carts, and the change of their total. */
export interface TouchedCarts {
  readonly count: number;
  /** hundredths of the currency */
  readonly difference: number;
}

/** Effect of a new price on a current or the next reduction of a product. */
export interface ReductionPreview {
  /** whole percent */
  readonly discount: number;
  readonly paidBefore: Minor;
  readonly paidAfter: Minor;
  /**
   * lowest price of the 30 days before, which is shown beside the reduction; of the last 30 days without a
   * reduction
   */
  readonly lowest: Minor | null;
  /** the reduction that is announced would be none any more */
  readonly isNone: boolean;
}

/** What comes of one new price. */
export interface PricePreviewRow {
  readonly id: number;
  readonly reference: string;
  readonly before: Minor;
  readonly after: Minor;
  /** it has no price of its own in the market any more */
  readonly isConverted: boolean;
  /** null where it was nothing */
  readonly percent: number | null;
  readonly isLeap: boolean;
  readonly problem: PriceProblem | null;
  /** price of the ready-made watches with that part in the configurator; their own prices are products */
  readonly readyMade: TouchedWatches | null;
  readonly bespoke: TouchedWatches | null;
  readonly carts: TouchedCarts;
  readonly reduction: ReductionPreview | null;
  /** promo codes that hold now and take off from it */
  readonly codes: readonly string[];
}

/** What comes of new prices, before anybody pays them. */
export interface PricePreview {
  /** of every amount */
  readonly currency: Currency;
  readonly rows: readonly PricePreviewRow[];
  readonly carts: TouchedCarts;
  /** percent that need no second look */
  readonly alarm: number;
  /** how many bespoke watches and lines of carts were looked at, at most */
  readonly lookedAt: number;
}
