import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import { findQuestions } from "@/src/domain/content/find-questions";
import type { FaqBlock } from "./faq-block";
import { questionGroups } from "@/src/domain/content/question-group";
import { localeHref } from "@/src/i18n/locale-href";
import type { BlockContext } from "@/src/components/editorial/block-context";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./faq.module.css";
import { FaqSearch } from "./faq-search";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { QuestionList } from "./question-list";

interface Props extends Pick<BlockContext, "locale" | "questions" | "search"> {
  block: FaqBlock;
  isFirst: boolean;
}

/** All questions by chapter, with a search by a GET form that works without scripts. */
export async function WholeFaq({ block, locale, questions, search, isFirst }: Props) {
  const t = await getTranslations({ locale, namespace: "blocks.faq" });
  const found = findQuestions(questions, search, locale);
  const chapters = questionGroups
    .map((key) => ({ key, label: t(`groups.${key}`), list: found.filter(({ group }) => group === key) }))
    .filter(({ list }) => list.length > 0);
  return (
    <section className={styles.section} data-whole="" data-block="">
      <div className={styles.head} data-grid="">
        <div className={styles.title}>
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
          <Paragraphs text={block.text} locale={locale} />
        </div>
        <FaqSearch locale={locale} search={search} count={found.length} />
      </div>
      <div data-grid="">
        <nav className={styles.chapters} aria-label={t("chapters")} data-words-low="">
          <ul>
            {chapters.map(({ key, label }) => (
              <li key={key}>
                <a href={`#chapter-${key}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.lists}>
          {chapters.map(({ key, label, list }) => (
            <section key={key} id={`chapter-${key}`} className={styles.chapter} aria-label={label}>
              <h2>{label}</h2>
              <QuestionList questions={list} locale={locale} />
            </section>
          ))}
          {found.length === 0 && (
            <p>
              {t("none")}{" "}
              <NextLink data-type="link" href={localeHref(locale, "/contact")}>
                {t("write")}
              </NextLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
