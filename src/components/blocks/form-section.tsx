import { isAnswered } from "../../contracts/forms/all-forms";
import type { FormBlock } from "../../domain/content/selling-blocks";
import type { Locale } from "../../domain/locale/locale";
import { PageForm } from "../forms/page-form";
import { BlockTitle } from "./block-title";
import styles from "./form-section.module.css";
import { Paragraphs } from "./paragraphs";

interface Props {
  block: FormBlock;
  locale: Locale;
  isFirst: boolean;
}

/** What the form is for, and the form. Nothing is shown of one that nobody would answer yet. */
export function FormSection({ block, locale, isFirst }: Props) {
  if (!isAnswered(block.form)) return null;
  return (
    // Its name is its address: a button further up leads here.
    <section id={block.form} className={styles.section} data-block="">
      <div data-grid="">
        <div className={styles.head}>
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
          <Paragraphs text={block.text} locale={locale} />
        </div>
        <div className={styles.form}>
          <PageForm form={block.form} locale={locale} />
        </div>
      </div>
    </section>
  );
}
