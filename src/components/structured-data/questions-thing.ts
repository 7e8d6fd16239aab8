import type { Question } from "@/src/domain/content/question";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Thing } from "./structured-data";

/** Questions of a page with their answers. */
export const questionsThing = (questions: readonly Question[], locale: Locale): Thing => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: localise(question, locale),
    acceptedAnswer: { "@type": "Answer", text: localise(answer, locale) },
  })),
});
