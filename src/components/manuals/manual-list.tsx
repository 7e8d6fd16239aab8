import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import { manualPath, type Manual } from "@/src/domain/content/manual";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Illustration } from "@/src/components/editorial/illustration";
import { LocalWords } from "@/src/components/editorial/local-words";
import { words } from "@/src/components/editorial/words";
import { PageHead } from "@/src/components/watches/page-head";
import { manualPdfHref } from "./manual-address";
import styles from "./manual-list.module.css";

interface Props {
  manuals: readonly Manual[];
  locale: Locale;
  storefront: Storefront;
}

/** Every manual, to be read or downloaded. */
export async function ManualList({ manuals, locale, storefront }: Props) {
  const t = await getTranslations({ locale, namespace: "manuals" });
  return (
    <>
      <PageHead title={t("title")} text={t("intro")} />
      <ul className={styles.list} data-block="">
        {manuals.map((manual) => (
          <li key={manual.number} className={styles.entry} data-grid="">
            <div className={styles.cover}>
              <Illustration
                illustration={manual.cover}
                locale={locale}
                storefront={storefront}
                sizes="(width < 900px) 100vw, 40vw"
                priority={manual === manuals[0]}
              />
            </div>
            <div className={styles.text}>
              <p data-type="data">
                {t("number", { number: manual.number })}, {t("chapters", { count: manual.sections.length })}
              </p>
              <h2 data-type="t2">
                <NextLink href={localeHref(locale, manualPath(manual.number))} prefetch={false}>
                  <LocalWords text={manual.title} locale={locale} />
                </NextLink>
              </h2>
              <p {...words(manual.summary, locale)} />
              <a
                data-type="link"
                href={manualPdfHref(manual.number, locale)}
                aria-label={`${t("download")}, ${t("number", { number: manual.number })}`}
              >
                {t("download")}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
