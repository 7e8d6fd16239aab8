import type { Locale } from "@/src/domain/locale/locale";

/**
 * What is counted by day.
 * `view`: a page somebody saw who has accepted. `ad-view`: the same, of a page that advertisements lead to.
 * `campaign`: an arrival from one. `cart`: an article put into a cart. `no-hit`: a search that found nothing.
 */
const figureKinds = ["view", "ad-view", "campaign", "cart", "no-hit"] as const;
export type FigureKind = (typeof figureKinds)[number];

/** One thing that happened. It says nothing about who did it. */
export interface FigureEvent {
  readonly kind: FigureKind;
  /** a path, a sku, words: whatever is counted apart */
  readonly subject: string;
  readonly locale: Locale;
}

/** How often it happened on a day. */
export interface DayFigure extends FigureEvent {
  /** in Paris, as 2026-03-31 */
  readonly day: string;
  readonly count: number;
}

/** Figures are deleted after thirteen months. Source: the page on cookies. */
export const figureMonths = 13;

/** An article as figures know it: composed watches are one, and nothing says for whom a gift is. */
export const countedSku = (sku: string): string => sku.replace(/^(BSPKWTCH)-.*$/, "$1").replace(/~.*$/, "");

/**
 * Words of a search that may be kept.
 * @returns null for what could be somebody's: an e-mail, a number, a long sentence
 */
export function countedWords(query: string): string | null {
  const words = query.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const isPersonal = words.length > 40 || words.includes("@") || /\d{5,}/.test(words);
  return words.length < 2 || isPersonal ? null : words;
}
