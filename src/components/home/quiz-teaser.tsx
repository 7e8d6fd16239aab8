import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "../../domain/locale/locale";
import { localeHref } from "../../i18n/locale-href";
import styles from "./quiz-teaser.module.css";

const answers = ["small", "medium", "large", "unknown"] as const;

/** The quiz’s first question is its own advertisement: an answer begins it. */
export async function QuizTeaser({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "home.quiz" });
  return (
    <section className={styles.quiz} data-block="" aria-labelledby="quiz">
      <div data-grid="">
        <div className={styles.question}>
          <h2 id="quiz" data-type="t1">
            {t("title")}
          </h2>
          <p data-type="chapo">{t("text")}</p>
        </div>
        <ul>
          {answers.map((answer) => (
            <li key={answer}>
              <NextLink href={localeHref(locale, `/trouver-votre-montre?poignet=${answer}`)} prefetch={false}>
                <span>{t(`${answer}.answer`)}</span>
                <span data-type="note">{t(`${answer}.hint`)}</span>
              </NextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
