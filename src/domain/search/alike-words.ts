import type { Locale } from "@/src/domain/locale/locale";
import { searchWords } from "./search-words";

/** Finds, for a text, the other words it is looked for by. */
export type AlikeWords = (text: string) => readonly string[];

/** @param groups words of a language that are looked for alike, apart by spaces */
export function alikeWords(groups: readonly string[], locale: Locale): AlikeWords {
  const known = new Map<string, Set<string>>();
  for (const group of groups) {
    const words = group.split(/\s+/);
    for (const word of words.flatMap((one) => searchWords(one, locale))) {
      const others = known.get(word) ?? new Set();
      for (const other of words) others.add(other);
      known.set(word, others);
    }
  }
  return (text) => [...new Set(searchWords(text, locale).flatMap((word) => [...(known.get(word) ?? [])]))];
}
