import type { Locale } from "@/src/domain/locale/locale";
import { singularsOf } from "./plurals";
import { foldText, joinThousands, searchWords, wordParts } from "./search-words";

/** A text without its signs, folded: the words of a search occur in it. */
const plain = (text: string, locale: Locale) =>
  foldText(joinThousands(text), locale).replace(/[^\p{L}\p{N}\s]/gu, "");

/**
 * Tests whether a text contains every word of a search; true for a search without words. For short lists in memory;
 * the whole shop is searched by PostgreSQL.
 */
export function wordMatcher(search: string, locale: Locale): (text: string) => boolean {
  const wanted = searchWords(search, locale)
    .flatMap(wordParts)
    .map((word) => [word, ...singularsOf(word, locale)]);
  return (text) => {
    const searched = plain(text, locale);
    return wanted.every((forms) => forms.some((form) => searched.includes(form)));
  };
}
