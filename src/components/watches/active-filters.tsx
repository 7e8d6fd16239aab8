import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { facetNames } from "@/src/domain/watch/facets";
import { filterPath } from "@/src/domain/watch/filter-address";
import { chosenCount, noFilter, toggle, type OfferFilter } from "@/src/domain/watch/offer-filter";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./active-filters.module.css";
import { FacetValue } from "./facet-value";

interface Props {
  filter: OfferFilter;
  storefront: Storefront;
  locale: Locale;
}

/** The active filters of the list, each with a link that removes it. */
export async function ActiveFilters({ filter, storefront, locale }: Props) {
  if (chosenCount(filter) === 0) return null;
  const t = await getTranslations({ locale, namespace: "watches.filters" });
  const { catalogue, offers, settings } = storefront;
  const words = { locale, catalogue, offers, rates: settings.rates };
  const link = { scroll: false, prefetch: false, rel: "nofollow" } as const;
  const chosen = facetNames.flatMap((name) => filter.chosen[name].map((value) => ({ name, value })));
  return (
    <ul className={styles.active} aria-label={t("active")}>
      {chosen.map(({ name, value }) => (
        <li key={`${name} ${value}`}>
          <NextLink
            {...link}
            className={styles.value}
            href={localeHref(locale, filterPath(toggle(filter, name, value)))}
          >
            <span data-sr="">{t("remove")} </span>
            <span>
              <FacetValue name={name} value={value} {...words} />
            </span>
            <Icon name="close" size="tiny" />
          </NextLink>
        </li>
      ))}
      <li>
        <NextLink
          {...link}
          data-type="link"
          href={localeHref(locale, filterPath({ ...noFilter, order: filter.order }))}
        >
          {t("clear")}
        </NextLink>
      </li>
    </ul>
  );
}
