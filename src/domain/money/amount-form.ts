import type { Currency } from "./currency";

/** How a language writes amounts. */
export interface AmountForm {
  /** Separator of thousands. */
  readonly group: string;
  /** The least digits of a whole part that is parted: five in Spanish. */
  readonly parted: 4 | 5;
  readonly decimalSign: "," | ".";
  /** Text before and after an amount. */
  readonly signs: Readonly<Record<Currency, readonly [before: string, after: string]>>;
}
