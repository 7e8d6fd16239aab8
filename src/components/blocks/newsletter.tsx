import type { Locale, Localised } from "@/src/domain/locale/locale";
import { NewsletterForm } from "@/src/components/shell/newsletter-form";
import { newsletterTexts } from "@/src/components/shell/shell-texts";
import { BlockTitle } from "./block-title";
import styles from "./newsletter.module.css";
import { words } from "./words";

interface Props {
  newsletter: { readonly title: Localised; readonly text: Localised };
  locale: Locale;
  isFirst: boolean;
}

/** The newsletter: a description, and one field. */
export async function Newsletter({ locale, newsletter, isFirst }: Props) {
  return (
    <section className={styles.newsletter} data-block="">
      <div data-grid="">
        <BlockTitle title={newsletter.title} locale={locale} isFirst={isFirst} />
        <div className={styles.form}>
          <p data-type="note" {...words(newsletter.text, locale)} />
          <NewsletterForm locale={locale} texts={await newsletterTexts(locale)} />
        </div>
      </div>
    </section>
  );
}
