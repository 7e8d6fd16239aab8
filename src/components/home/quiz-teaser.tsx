import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import { localise, type Locale } from "../../domain/locale/locale";
import type { Quiz } from "../../domain/quiz/quiz";
import { localeHref } from "../../i18n/locale-href";
import styles from "./quiz-teaser.module.css";

/** The quiz’s first question is its own advertisement: an answer begins it. */
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
          <p data-type="chapo">{t("teaser", { count: quiz.questions.length })}</p>
        </div>
        <ul>
          {question.answers.map(({ key, label, note }) => (
            <li key={key}>
              <NextLink
                href={localeHref(locale, `/trouver-votre-montre?${question.key}=${key}`)}
                prefetch={false}
              >
                <span>{localise(label, locale)}</span>
                <span data-type="note">{localise(note, locale)}</span>
              </NextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
