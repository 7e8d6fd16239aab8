import type { Localised } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";

/** What a promotion takes off. */
export type Reduction =
  /** whole percent of every line it applies to */
  | { readonly kind: "percent"; readonly percent: number }
  /** hundredths of a euro, once, shared among the lines it applies to */
  | { readonly kind: "amount"; readonly amount: Minor }
  /** the price of these parts of a composed watch, each as `field:key` */
  | { readonly kind: "part"; readonly parts: readonly string[] };

/** A promotion that is valid now: within its dates and not used up. */
export interface Promotion {
  /** the code the shopper enters, or the name of a promotion that needs no code */
  readonly code: string;
  readonly isAutomatic: boolean;
  /** title shown to shoppers; null shows the code */
  readonly title: Localised | null;
  readonly reduction: Reduction;
  /** of the articles it applies to; all where both lists are empty */
  readonly skus: readonly string[];
  /** options as `field:key`: it applies to composed watches with one of them */
  readonly options: readonly string[];
  /** minimum total of the articles before the reduction, hundredths of a euro; 0 for no minimum */
  readonly minimum: Minor;
  /** it is limited per customer, and the visitor has not signed in */
  readonly needsSignIn: boolean;
}
