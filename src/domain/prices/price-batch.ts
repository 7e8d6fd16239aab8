import { defaultCurrency, type Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { OwnPrices } from "@/src/domain/money/own-price";

/** States of a batch of price changes. `refused`: they no longer fitted at the scheduled time. */
export const batchStates = ["scheduled", "applied", "cancelled", "refused"] as const;
export type BatchState = (typeof batchStates)[number];

/**
 * Why a price cannot be changed now: `changed`: another user has set another price; `draft`: a draft exists, which
 * would be published with it; `unknown`: it is no longer on sale; `invalid`: the document cannot be saved in its
 * current state.
 */
const priceProblems = ["changed", "draft", "unknown", "invalid"] as const;
export type PriceProblem = (typeof priceProblems)[number];

/** A price in the currency of its batch; null in a market's currency where it is converted from the euro. */
export type SetPrice = Minor | null;

/** The price that a list entry has in a currency. */
export const setPrice = (
  { price, ownPrices }: { readonly price: Minor; readonly ownPrices: OwnPrices },
  currency: Currency,
): SetPrice => (currency === defaultCurrency ? price : (ownPrices[currency] ?? null));

/** One price change, from the price at the time of the decision to the new one. */
export interface PriceChange {
  /** of the option or product */
  readonly id: number;
  readonly before: SetPrice;
  readonly after: SetPrice;
}

/** The reverse changes, to undo a batch. */
export const putBack = (changes: readonly PriceChange[]): readonly PriceChange[] =>
  changes.map(({ id, before, after }) => ({ id, before: after, after: before }));
