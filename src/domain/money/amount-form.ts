import type { Currency } from "./currency";

/** How a language writes amounts. */
export interface AmountForm {
  /** What stands between thousands. */
  readonly group: string;
  /** The least digits of a whole part that is parted: five in Spanish. */
  readonly parted: 4 | 5;
  readonly decimalSign: "," | ".";
  /** What stands before and after an amount. */
  readonly signs: Readonly<Record<Currency, readonly [before: string, after: string]>>;
}
