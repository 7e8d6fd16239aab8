import type { Locale } from "@/src/domain/locale/locale";
import { searchWords } from "./search-words";

/** Longer queries are cut: nobody types more to find a watch. */
export const MAX_QUERY_LENGTH = 80;

/**
 * A query for PostgreSQL's full-text search: every word must occur, the last one may still be being typed.
 * Null when there is no word in it. The words hold letters and digits only, so nothing needs quoting.
 */
export function tsQueryOf(query: string, locale: Locale): string | null {
  const words = searchWords(query.slice(0, MAX_QUERY_LENGTH), locale);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(" & ");
}
