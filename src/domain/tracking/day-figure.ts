import type { Locale } from "@/src/domain/locale/locale";

/**
 * Figures counted by day. `view`: a page view of a visitor who has consented. `ad-view`: the same, of a landing
 * page of advertisements. `campaign`: a visit from one. `cart`: an article added to a cart. `no-hit`: a search
 * without results.
 */
const figureKinds = ["view", "ad-view", "campaign", "cart", "no-hit"] as const;
export type FigureKind = (typeof figureKinds)[number];

/** One counted event, without any reference to the visitor. */
export interface FigureEvent {
  readonly kind: FigureKind;
  /** what is counted separately: a path, a sku, words */
  readonly subject: string;
  readonly locale: Locale;
}

/** Number of events on a day. */
export interface DayFigure extends FigureEvent {
  /** in Paris, as 2026-03-31 */
  readonly day: string;
  readonly count: number;
}

/** Figures are deleted after thirteen months. Source: the page on cookies. */
export const figureMonths = 13;

/** An article in figures: all composed watches are one, and gift details are removed. */
export const countedSku = (sku: string): string => sku.replace(/^(BSPKWTCH)-.*$/, "$1").replace(/~.*$/, "");

/**
 * Search words that may be stored.
 * @returns null for possible personal data: an e-mail, a number, a long sentence
 */
export function countedWords(query: string): string | null {
  const words = query.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const isPersonal = words.length > 40 || words.includes("@") || /\d{5,}/.test(words);
  return words.length < 2 || isPersonal ? null : words;
}
