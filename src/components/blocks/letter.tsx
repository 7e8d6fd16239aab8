import type { Locale, Localised } from "@/src/domain/locale/locale";
import { NewsletterForm } from "@/src/components/shell/newsletter-form";
import { newsletterTexts } from "@/src/components/shell/shell-texts";
import { BlockTitle } from "./block-title";
import styles from "./letter.module.css";
import { words } from "./words";

interface Props {
  letter: { readonly title: Localised; readonly text: Localised };
  locale: Locale;
  isFirst: boolean;
}

/** The letter: what it is, and one field. */
export async function Letter({ locale, letter, isFirst }: Props) {
  return (
    <section className={styles.letter} data-block="">
      <div data-grid="">
        <BlockTitle title={letter.title} locale={locale} isFirst={isFirst} />
        <div className={styles.form}>
          <p data-type="note" {...words(letter.text, locale)} />
          <NewsletterForm locale={locale} texts={await newsletterTexts(locale)} />
        </div>
      </div>
    </section>
  );
}
