import type { Currency } from "@/src/domain/money/currency";

/** A sentence that depends on the shopper's currency. */
export interface CurrencySentence {
  /** Its text in euros, which is in the page's HTML. */
  readonly euro: string;
  /**
   * "EUR|3 × 103,34 €;USD|…", for the first script of the page; empty in a currency without such a sentence. A bar or a
   * semicolon within a sentence becomes a comma.
   */
  readonly all: string;
}

const separators = /[|;]/g;

/** @returns null where no currency has a sentence */
export function currencySentence(
  sentences: readonly (readonly [Currency, string])[],
): CurrencySentence | null {
  if (sentences.every(([, sentence]) => sentence === "")) return null;
  const clean = sentences.map(
    ([currency, sentence]) => [currency, sentence.replace(separators, ",")] as const,
  );
  return {
    euro: clean.find(([currency]) => currency === "EUR")?.[1] ?? "",
    all: clean.map(([currency, sentence]) => `${currency}|${sentence}`).join(";"),
  };
}
