import type { ReactNode } from "react";
import type { CurrencySentence } from "@/src/components/price/instalment-texts";
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
  /** Address of the configurator with this watch in it; null for what has no parts. */
  readonly configurator: string | null;
  /** What changes there, where anything does. */
  readonly remade?: ReactNode;
  /** What it comes to in instalments, where the shop announces them. */
  readonly instalment: CurrencySentence | null;
  readonly isSold: boolean;
  /** Of one that is sold ahead: the first step of its pre-order. */
  readonly ahead?: string;
  /** Of one that has run out: the form of the back-in-stock notice. */
  readonly notice?: ReactNode;
}
