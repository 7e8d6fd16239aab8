import type { ReactNode } from "react";
import type { CurrencySentence } from "@/src/components/price/currency-sentence";
import type { Priced } from "@/src/domain/money/own-price";

/** One product of the watch. */
export interface BuyChoice {
  readonly sku: string;
  /** mm */
  readonly diameter: number | null;
  readonly wrist: string | null;
  /** after the reduction */
  readonly price: Priced;
  /** before it */
  readonly fullPrice: Priced;
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
