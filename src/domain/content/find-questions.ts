import { localise, type Locale } from "@/src/domain/locale/locale";
import { wordMatcher } from "@/src/domain/search/word-matcher";
import type { Question } from "./question";

/** Questions in which, or in whose answers, every word of the search occurs. All of them for an empty search. */
export function findQuestions(
  questions: readonly Question[],
  search: string,
  locale: Locale,
): readonly Question[] {
  const matches = wordMatcher(search, locale);
  return questions.filter(({ question, answer }) =>
    matches(`${localise(question, locale)} ${localise(answer, locale)}`),
  );
}
