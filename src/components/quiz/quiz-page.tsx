import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Quiz } from "@/src/domain/quiz/quiz";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { ButtonLink } from "@/src/components/primitives/button";
import { AnswerPicture, hasPicture } from "./answer-picture";
import { QuizForm } from "./quiz-form";
import styles from "./quiz-page.module.css";

interface Props {
  locale: Locale;
  quiz: Quiz;
  storefront: Storefront;
}

/** One question a screen; without scripts all of them, one under the other. */
export async function QuizPage({ locale, quiz: { questions }, storefront }: Props) {
  const t = await getTranslations({ locale, namespace: "quiz" });
  return (
    <div className={styles.page} data-block="">
      <h1 data-sr="">{t("title")}</h1>
      {questions.length === 0 && (
        <>
          <p data-type="lead">{t("empty")}</p>
          <ButtonLink href={localeHref(locale, "/montres")}>{t("toWatches")}</ButtonLink>
        </>
      )}
      {questions.length > 0 && (
        <QuizForm
          action={localeHref(locale, "/trouver-votre-montre/resultats")}
          page={localeHref(locale, "/trouver-votre-montre")}
          progress={questions.map((_, index) => t("progress", { step: index + 1, count: questions.length }))}
          texts={{ previous: t("previous"), next: t("next"), skip: t("skip"), finish: t("finish") }}
        >
          {questions.map(({ key, title, text, answers }) => (
            <fieldset key={key} className={styles.question}>
              <legend>
                <h2 data-type="t1" tabIndex={-1}>
                  {localise(title, locale)}
                </h2>
                {localise(text, locale) && <span data-type="lead">{localise(text, locale)}</span>}
              </legend>
              <ul data-pictured={answers.some(hasPicture) || undefined}>
                {answers.map((answer) => (
                  <li key={answer.key}>
                    <label>
                      <input type="radio" name={key} value={answer.key} />
                      {hasPicture(answer) && (
                        <span className={styles.picture} aria-hidden="true">
                          <AnswerPicture answer={answer} locale={locale} storefront={storefront} />
                        </span>
                      )}
                      <b>{localise(answer.label, locale)}</b>
                      {localise(answer.note, locale) && (
                        <span data-type="note">{localise(answer.note, locale)}</span>
                      )}
                    </label>
                  </li>
                ))}
              </ul>
            </fieldset>
          ))}
        </QuizForm>
      )}
    </div>
  );
}
