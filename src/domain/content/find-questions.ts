import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Question } from "./question";

/** Without accents, capitals and the full-width forms of Japanese keyboards: what two people type alike. */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();

/** Questions in which, or in whose answers, every word of the search occurs. All of them for an empty search. */
export function findQuestions(
  questions: readonly Question[],
  search: string,
  locale: Locale,
): readonly Question[] {
  // An empty word, as before a space, occurs in every text.
  const wanted = folded(search).split(/\s+/);
  return questions.filter(({ question, answer }) => {
    const text = folded(`${localise(question, locale)} ${localise(answer, locale)}`);
    return wanted.every((word) => text.includes(word));
  });
}
