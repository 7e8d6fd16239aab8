import NextLink from "next/link";
import type { PictureTextBlock } from "../../domain/content/page";
import { localise, type Locale } from "../../domain/locale/locale";
import { localeHref } from "../../i18n/locale-href";
import type { Storefront } from "../../services/content/load-storefront";
import { Illustration } from "./illustration";
import { Paragraphs } from "./paragraphs";
import styles from "./picture-text.module.css";

interface Props {
  block: PictureTextBlock;
  locale: Locale;
  storefront: Storefront;
}

/** A detail so close that its marks can be counted, and what is to be said about it. */
export function PictureText({ block, locale, storefront }: Props) {
  const { illustration, link } = block;
  return (
    <section className={styles.section}>
      <div className={styles.picture}>
        <Illustration
          illustration={illustration}
          locale={locale}
          storefront={storefront}
          crop={illustration.view === "front" ? "bezel" : "caseback"}
          sizes="(width < 900px) 100vw, 58vw"
        />
      </div>
      <div className={styles.text}>
        <h2 data-type="t1">{localise(block.title, locale)}</h2>
        <Paragraphs text={localise(block.text, locale)} />
        {link && (
          <NextLink data-type="lien" href={localeHref(locale, link.href)}>
            {localise(link.label, locale)}
          </NextLink>
        )}
      </div>
    </section>
  );
}
