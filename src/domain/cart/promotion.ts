import type { Localised } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";

/** What a promotion takes off. */
export type Reduction =
  /** whole percent of every line it holds for */
  | { readonly kind: "percent"; readonly percent: number }
  /** hundredths of a euro, once, shared among the lines it holds for */
  | { readonly kind: "amount"; readonly amount: Minor }
  /** the price of these parts of a composed watch, each as `field:key` */
  | { readonly kind: "part"; readonly parts: readonly string[] };

/** A promotion that holds at this moment: within its dates, not used up. */
export interface Promotion {
  /** what the shopper carries, or the name of one that needs nothing carried */
  readonly code: string;
  readonly isAutomatic: boolean;
  /** what shoppers call it; the code where nothing is said */
  readonly title: Localised | null;
  readonly reduction: Reduction;
  /** of the articles it holds for; all where both lists are empty */
  readonly skus: readonly string[];
  /** options as `field:key`: it holds for composed watches with one of them */
  readonly options: readonly string[];
  /** what the articles must come to before it, hundredths of a euro; 0 for no least amount */
  readonly minimum: Minor;
  /** it counts by customer, and nobody has signed in */
  readonly needsSignIn: boolean;
}
