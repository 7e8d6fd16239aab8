import type { Locale } from "@/src/domain/locale/locale";
import { searchWords, stemmableWords } from "./search-words";

/** Longer queries are cut. */
export const MAX_QUERY_LENGTH = 80;

/** The words of a query, folded. They hold letters and digits only, so nothing needs quoting. */
export const queryWords = (query: string, locale: Locale): readonly string[] =>
  stemmableWords(searchWords(query.slice(0, MAX_QUERY_LENGTH), locale), locale);

/** Queries of PostgreSQL's full-text search. */
export interface TsQueries {
  /** Every word must occur, the last one may still be being typed. */
  readonly anywhere: string;
  /** Every word must occur, in the title or an equivalent field. */
  readonly inTitle: string;
  /** The same, with complete words. */
  readonly wholeInTitle: string;
}

/** Query that requires all of some words. @param words as stemmableWords has them */
export function tsQueriesOf(words: readonly string[]): TsQueries {
  const all = (ending: string) => words.map((word) => word + ending).join(" & ");
  return { anywhere: all(":*"), inTitle: all(":*AB"), wholeInTitle: all(":AB") };
}
