import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Quiz } from "@/src/domain/quiz/quiz";
import { localeHref } from "@/src/i18n/locale-href";
import { QuizAnswers } from "./quiz-answers";
import styles from "./quiz-teaser.module.css";

/** The quiz’s first question as a teaser: an answer starts it. */
export async function QuizTeaser({ quiz, locale }: { quiz: Quiz; locale: Locale }) {
  const [question] = quiz.questions;
  if (!question) return null;
  const t = await getTranslations({ locale, namespace: "quiz" });
  return (
    <section className={styles.quiz} data-block="" aria-labelledby="quiz">
      <div data-grid="">
        <div className={styles.question}>
          <h2 id="quiz" data-type="t1">
            {localise(question.title, locale)}
          </h2>
          <p data-type="lead">{t("teaser", { count: quiz.questions.length })}</p>
        </div>
        <QuizAnswers
          answers={question.answers.map(({ key, label, note }) => [
            localeHref(locale, `/trouver-votre-montre?${question.key}=${key}`),
            localise(label, locale),
            localise(note, locale),
          ])}
        />
      </div>
    </section>
  );
}
