import type { Locale, Localised } from "@/src/domain/locale/locale";
import { NewsletterForm } from "@/src/components/shell/newsletter-form";
import { newsletterTexts } from "@/src/components/shell/shell-texts";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./newsletter.module.css";
import { words } from "@/src/components/editorial/words";

interface Props {
  block: { readonly title: Localised; readonly text: Localised };
  locale: Locale;
  isFirst: boolean;
}

/** The newsletter: a description, and one field. */
export async function Newsletter({ block, locale, isFirst }: Props) {
  return (
    <section className={styles.newsletter} data-block="">
      <div data-grid="">
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        <div className={styles.form}>
          <p data-type="note" {...words(block.text, locale)} />
          <NewsletterForm locale={locale} texts={await newsletterTexts(locale)} />
        </div>
      </div>
    </section>
  );
}
