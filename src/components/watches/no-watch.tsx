import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "../../domain/locale/locale";
import type { OfferFilter } from "../../domain/watch/offer";
import { localeHref } from "../../i18n/locale-href";
import { filterPath } from "./filter-path";
import styles from "./no-watch.module.css";

/** Says what leaves nothing, and what to take away. */
export async function NoWatch({ filter, locale }: { filter: OfferFilter; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "watches.filters" });
  const link = (wanted: OfferFilter, text: string) => (
    <NextLink data-type="lien" href={localeHref(locale, filterPath(wanted))}>
      {text}
    </NextLink>
  );
  return (
    <div className={styles.empty} role="status">
      <p data-type="t3">
        {filter.diameter === null ? t("emptyLine") : t("empty", { diameter: filter.diameter })}
      </p>
      <p className={styles.ways}>
        {filter.diameter !== null && link({ ...filter, diameter: null }, t("dropDiameter"))}
        {filter.line !== null && link({ ...filter, line: null }, t("dropLine"))}
      </p>
    </div>
  );
}
