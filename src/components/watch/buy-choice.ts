import type { ReactNode } from "react";
import type { CurrencySentence } from "@/src/components/price/currency-sentence";
import type { Minor } from "@/src/domain/money/minor";

/** One product of the watch. */
export interface BuyChoice {
  readonly sku: string;
  /** mm */
  readonly diameter: number | null;
  readonly wrist: string | null;
  /** hundredths of a euro, after the reduction */
  readonly price: Minor;
  /** hundredths of a euro, before it */
  readonly fullPrice: Minor;
  /** Address of the configurator with this watch in it; null for a watch without parts. */
  readonly configurator: string | null;
  /** The other straps it can have there. */
  readonly straps?: ReactNode;
  /** Parts that change there, if any. */
  readonly remade?: ReactNode;
  /** Its instalments, where the shop offers them. */
  readonly instalment: CurrencySentence | null;
  readonly isSold: boolean;
  /** Of a pre-order: its first step. */
  readonly ahead?: string;
  /** Of a sold-out watch: the form of the back-in-stock notice. */
  readonly notice?: ReactNode;
}
