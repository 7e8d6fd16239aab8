import { getTranslations } from "next-intl/server";
import type { Footer } from "../../domain/content/navigation";
import { localise, type Locale } from "../../domain/locale/locale";
import { NewsletterForm } from "../shell/newsletter-form";
import { newsletterTexts } from "../shell/shell-texts";
import styles from "./letter.module.css";

interface Props {
  locale: Locale;
  letter: Footer["newsletter"];
}

/** The letter: what it is, and one field. */
export async function Letter({ locale, letter }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  return (
    <section className={styles.letter} data-block="" aria-labelledby="letter">
      <div data-grid="">
        <h2 id="letter" data-type="t1">
          {localise(letter.title, locale)}
        </h2>
        <div className={styles.form}>
          <p data-type="note">{localise(letter.text, locale)}</p>
          <NewsletterForm locale={locale} texts={newsletterTexts(t)} />
        </div>
      </div>
    </section>
  );
}
