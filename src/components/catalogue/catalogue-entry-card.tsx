import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { localeHref } from "@/src/i18n/locale-href";
import { Price } from "@/src/components/price/price";
import { Flag } from "@/src/components/primitives/flag";
import { LazyPicture } from "@/src/components/primitives/lazy-picture";
import styles from "./catalogue-entry-card.module.css";
import type { CatalogueEntry } from "./catalogue-groups";

interface Props {
  entry: CatalogueEntry;
  rates: Rates;
  locale: Locale;
}

/** One option: picture, name, price difference, flags. It opens the configurator with itself chosen. */
export async function CatalogueEntryCard({ entry, rates, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "catalogue" });
  const { label, price, own, isNew, hasWarning, picture, query } = entry;
  return (
    <NextLink className={styles.entry} href={localeHref(locale, `/configurator?${query}`)} prefetch={false}>
      {picture && <LazyPicture src={picture} edge={320} />}
      <b>{label}</b>
      <span className={styles.price}>
        {price === 0 && !own ? (
          t("included")
        ) : (
          <>
            + <Price price={{ price, own }} rates={rates} locale={locale} />
          </>
        )}
      </span>
      {isNew && <Flag kind="new">{t("new")}</Flag>}
      {hasWarning && <Flag kind="workshop">{t("workshop")}</Flag>}
    </NextLink>
  );
}
