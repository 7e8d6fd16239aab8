import type { Hands } from "../../domain/watch/catalogue";

export interface HandsFilter {
  /** as typed */
  readonly search: string;
  /** null shows all */
  readonly metal: string | null;
  /** colour of the glow, "none" for hands that don't glow, null for all */
  readonly lume: string | null;
}

export const noFilter: HandsFilter = { search: "", metal: null, lume: null };
export const noLume = "none";

/** Letters without accents and case: "epee" finds "Épée". */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Hands that pass: every typed word is in the name, metal and glow are the chosen ones. */
export function filterHands(
  hands: readonly Hands[],
  filter: HandsFilter,
  nameOf: (hands: Hands) => string,
): readonly Hands[] {
  const words = plain(filter.search).split(/\s+/).filter(Boolean);
  return hands.filter((option) => {
    const name = plain(nameOf(option));
    return (
      (filter.metal === null || option.metal === filter.metal) &&
      (filter.lume === null || (option.lumColor ?? noLume) === filter.lume) &&
      words.every((word) => name.includes(word))
    );
  });
}

/** The values a filter offers, in the order they first occur. */
export const valuesOf = (values: readonly string[]): readonly string[] => [...new Set(values)];
