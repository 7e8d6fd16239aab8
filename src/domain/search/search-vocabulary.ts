import type { SelectionField } from "@/src/domain/watch/selection";

/** Pages of code that are looked for by name. */
export const searchedPages = {
  configurator: "/configurator",
  catalogue: "/configurator/catalogue",
  sizes: "/guide-des-tailles",
  quiz: "/trouver-votre-montre",
  manuals: "/montres/manuels",
  orders: "/commandes",
  withdrawal: "/retractation",
} as const;
export type SearchedPage = keyof typeof searchedPages;

/** Words before the name of a part, by its list. */
export type PartName = "case" | "bezelInsert" | "dial" | "hands" | "complication" | "strap" | "rotor";

/** Words of one language that are missing in the shop's content. */
export interface SearchVocabulary {
  /** "{part}: {choices}" */
  readonly part: string;
  readonly parts: Readonly<Record<PartName, string>>;
  readonly pages: Readonly<Record<SearchedPage, { readonly title: string; readonly words: string }>>;
  /** Groups of words that are looked for alike: strap, band; blue, navy. */
  readonly alike: Readonly<Record<string, string>>;
}

const partNames: Readonly<Partial<Record<SelectionField, PartName>>> = {
  caseColor: "case",
  bezelInsertColor: "bezelInsert",
  dial: "dial",
  hands: "hands",
  gmtHand: "complication",
  strapColor: "strap",
  rotor: "rotor",
};

/** What an option is, in a word: a strap, a dial. Empty for a list without such a name. */
export function partNameOf(field: SelectionField, vocabulary: SearchVocabulary): string {
  const name = partNames[field];
  return name ? vocabulary.parts[name] : "";
}
