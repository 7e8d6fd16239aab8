import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "../../domain/locale/locale";
import { diametersOf, matchesFilter, type Offer, type OfferFilter } from "../../domain/watch/offer";
import { watchLines } from "../../domain/watch/ready-made";
import { localeHref } from "../../i18n/locale-href";
import { Icon } from "../primitives/icon";
import styles from "./filter-bar.module.css";
import { filterPath } from "./filter-path";

interface Props {
  offers: readonly Offer[];
  filter: OfferFilter;
  locale: Locale;
}

/** Every filter is a link: it works without a script, and the address can be kept and sent. */
export async function FilterBar({ offers, filter, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "watches" });
  const count = (wanted: OfferFilter) => offers.filter((offer) => matchesFilter(offer, wanted)).length;
  const diameters = [...new Set(offers.flatMap(diametersOf))].toSorted((one, other) => one - other);
  const lines = watchLines.filter((line) => count({ line, diameter: null }) > 0);
  const link = (wanted: OfferFilter, isCurrent: boolean) => ({
    href: localeHref(locale, filterPath(wanted)),
    scroll: false,
    prefetch: false,
    "aria-current": isCurrent ? ("true" as const) : undefined,
  });
  return (
    <div className={styles.filters} role="group" aria-label={t("filters.label")}>
      <div className={styles.row} data-block="">
        <details className={styles.menu}>
          <summary>
            <Icon name="filter" />
            {t("filters.open")}
          </summary>
        </details>
        <div className={styles.choices}>
          <ul className={styles.lines} aria-label={t("filters.line")}>
            <li>
              <NextLink {...link({ ...filter, line: null }, filter.line === null)}>
                {t("filters.all")}
              </NextLink>
            </li>
            {lines.map((line) => (
              <li key={line}>
                <NextLink {...link({ ...filter, line }, filter.line === line)}>{t(`lines.${line}`)}</NextLink>
              </li>
            ))}
          </ul>
          <ul className={styles.diameters} aria-label={t("filters.diameter")}>
            <li>
              <NextLink {...link({ ...filter, diameter: null }, filter.diameter === null)}>
                {t("filters.allDiameters")}
              </NextLink>
            </li>
            {diameters.map((diameter) => (
              <li key={diameter}>
                <NextLink {...link({ ...filter, diameter }, filter.diameter === diameter)}>
                  <b>{diameter}</b> mm <span data-sr="">({count({ ...filter, diameter })})</span>
                </NextLink>
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.count} data-type="data">
          {t("filters.count", { count: count(filter) })}
        </p>
      </div>
    </div>
  );
}
