import type { Minor } from "@/src/domain/money/minor";

/** What has become of prices that were decided together. `refused`: their hour came and they no longer fitted. */
export const batchStates = ["scheduled", "applied", "cancelled", "refused"] as const;
export type BatchState = (typeof batchStates)[number];

/**
 * Why a price cannot be changed now: `changed`: somebody else has set another one; `draft`: a draft waits, which would be
 * published with it; `unknown`: it is not on sale any more; `invalid`: the document cannot be saved as it is.
 */
const priceProblems = ["changed", "draft", "unknown", "invalid"] as const;
export type PriceProblem = (typeof priceProblems)[number];

/** One price, from what it was when somebody decided to what it shall be. */
export interface PriceChange {
  /** of the option or product */
  readonly id: number;
  readonly before: Minor;
  readonly after: Minor;
}

/** The same prices the other way, to put a batch back. */
export const putBack = (changes: readonly PriceChange[]): readonly PriceChange[] =>
  changes.map(({ id, before, after }) => ({ id, before: after, after: before }));
