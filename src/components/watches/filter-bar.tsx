import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { facetNames, facets } from "@/src/domain/watch/facets";
import { chosenCount, filterOffers, type OfferFilter } from "@/src/domain/watch/offer-filter";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./filter-bar.module.css";
import { FilterFacet } from "./filter-facet";
import { SortChoice } from "./sort-choice";

interface Props {
  storefront: Storefront;
  filter: OfferFilter;
  locale: Locale;
}

/** Every filter is a link: it works without scripts, and the address can be saved and shared. */
export async function FilterBar({ storefront, filter, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "watches.filters" });
  const { offers } = storefront;
  const chosen = chosenCount(filter);
  const offered = facetNames
    .map((name) => ({ name, values: facets[name].valuesOf(offers) }))
    .filter(({ name, values }) => values.length > 1 || name === "stock" || filter.chosen[name].length > 0);
  return (
    <div className={styles.filters} role="group" aria-label={t("label")}>
      <div className={styles.row} data-block="">
        <details className={styles.menu}>
          <summary>
            <Icon name="filter" />
            {t("open")}
            {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
          </summary>
        </details>
        <div className={styles.facets}>
          {offered.map(({ name, values }) => (
            <FilterFacet
              key={name}
              name={name}
              values={[...new Set([...values, ...filter.chosen[name]])]}
              filter={filter}
              storefront={storefront}
              locale={locale}
            />
          ))}
          <SortChoice filter={filter} locale={locale} />
        </div>
        <p className={styles.count} data-type="data">
          {t("count", { count: filterOffers(offers, filter).length })}
        </p>
      </div>
    </div>
  );
}
