import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import { localiseRichText } from "@/src/domain/content/localise-rich-text";
import { manualPath, type Manual, type ManualSection } from "@/src/domain/content/manual";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Illustration } from "@/src/components/editorial/illustration";
import { LocalWords } from "@/src/components/editorial/local-words";
import { fallbackLang, words } from "@/src/components/editorial/words";
import { Contents } from "@/src/components/rich-text/contents";
import prose from "@/src/components/rich-text/prose.module.css";
import { RichText } from "@/src/components/rich-text/rich-text";
import { manualPdfHref } from "./manual-address";
import { ManualFigure } from "./manual-figure";
import styles from "./manual-page.module.css";

interface Props {
  manual: Manual;
  /** The next one; null for the last. */
  next: Manual | null;
  locale: Locale;
  storefront: Storefront;
}

const chapterId = (position: number) => `chapter-${position + 1}`;

interface ChapterProps {
  section: ManualSection;
  position: number;
  locale: Locale;
  storefront: Storefront;
}

function Chapter({ section, position, locale, storefront }: ChapterProps) {
  return (
    <section id={chapterId(position)} className={styles.chapter}>
      <h2 data-type="t3">
        <LocalWords text={section.title} locale={locale} />
      </h2>
      <div className={`${prose.prose} ${styles.text}`} lang={fallbackLang(section.body, locale)}>
        <RichText text={localiseRichText(section.body, locale)} locale={locale} />
      </div>
      {section.figure && <ManualFigure figure={section.figure} locale={locale} storefront={storefront} />}
    </section>
  );
}

/** A manual: its subject, its chapters beside it, and the link to the PDF. */
export async function ManualPage({ manual, next, locale, storefront }: Props) {
  const t = await getTranslations({ locale, namespace: "manuals" });
  return (
    <article>
      <header className={styles.head} data-block="">
        <div data-grid="">
          <div className={styles.title}>
            <p data-type="data">{t("number", { number: manual.number })}</p>
            <h1 data-type="t1">
              <LocalWords text={manual.title} locale={locale} />
            </h1>
            <p data-type="lead" {...words(manual.summary, locale)} />
            <p className={styles.paper}>
              <a data-type="link" href={manualPdfHref(manual.number, locale)}>
                {t("download")}
              </a>
              <span data-type="note">{t("print")}</span>
            </p>
          </div>
          <div className={styles.cover}>
            <Illustration
              illustration={manual.cover}
              locale={locale}
              storefront={storefront}
              sizes="(width < 900px) 100vw, 50vw"
              priority
            />
          </div>
        </div>
      </header>
      <div className={styles.body} data-block="">
        <div data-grid="">
          <Contents
            label={t("contents")}
            entries={manual.sections.map(({ title }, position) => [
              chapterId(position),
              <LocalWords key={title.fr} text={title} locale={locale} />,
            ])}
          />
          <div className={styles.chapters}>
            {manual.sections.map((section, position) => (
              <Chapter
                key={section.title.fr}
                section={section}
                position={position}
                locale={locale}
                storefront={storefront}
              />
            ))}
            <p className={styles.after}>
              {t("question")}{" "}
              <NextLink data-type="link" href={localeHref(locale, "/contact")} prefetch={false}>
                {t("write")}
              </NextLink>
            </p>
          </div>
        </div>
      </div>
      <nav className={styles.others} data-block="" aria-label={t("all")}>
        <NextLink data-type="link" href={localeHref(locale, "/montres/manuels")} prefetch={false}>
          {t("all")}
        </NextLink>
        {next && (
          <NextLink data-type="link" href={localeHref(locale, manualPath(next.number))} prefetch={false}>
            {t("number", { number: next.number })} <LocalWords text={next.title} locale={locale} />
          </NextLink>
        )}
      </nav>
    </article>
  );
}
