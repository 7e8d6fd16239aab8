import { localise, type Locale } from "@/src/domain/locale/locale";
import { wordMatcher } from "@/src/domain/search/word-matcher";
import type { Hands } from "@/src/domain/watch/catalogue";

export interface HandsFilter {
  /** as typed */
  readonly search: string;
  /** null shows all */
  readonly metal: string | null;
  /** color of the lume, "none" for hands without any, null for all */
  readonly lume: string | null;
}

export const noFilter: HandsFilter = { search: "", metal: null, lume: null };
export const noLume = "none";

/** Matching hands: every typed word is in the name, metal and lume are the chosen ones. */
export function filterHands(hands: readonly Hands[], filter: HandsFilter, locale: Locale): readonly Hands[] {
  const matches = wordMatcher(filter.search, locale);
  return hands.filter(
    (option) =>
      (filter.metal === null || option.metal === filter.metal) &&
      (filter.lume === null || (option.lumColor ?? noLume) === filter.lume) &&
      matches(localise(option.label, locale)),
  );
}

/** The values a filter offers, in the order they first occur. */
export const valuesOf = (values: readonly string[]): readonly string[] => [...new Set(values)];
