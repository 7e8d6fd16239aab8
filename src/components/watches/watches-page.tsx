import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { cheapestWatchPrice } from "@/src/domain/watch/cheapest-watch-price";
import { filterOffers, noFilter, type OfferFilter } from "@/src/domain/watch/offer-filter";
import type { CmsPage } from "@/src/services/content/load-cms-page";
import type { Storefront } from "@/src/services/content/load-storefront";
import { ActiveFilters } from "./active-filters";
import { FilterBar } from "./filter-bar";
import { ListFoot, ListHead } from "./list-blocks";
import { NoWatch } from "./no-watch";
import { PageHead } from "./page-head";
import { WatchList } from "./watch-list";
import styles from "./watches-page.module.css";

interface Props {
  locale: Locale;
  storefront: Storefront;
  /** Blocks an editor has composed around the list. */
  composed: CmsPage | null;
  /** The whole list when left out. */
  filter?: OfferFilter;
}

/** All ready-made watches, or the filtered ones. */
export async function WatchesPage({ locale, filter = noFilter, storefront, composed }: Props) {
  const t = await getTranslations({ locale, namespace: "watches" });
  const { offers, settings, catalogue } = storefront;
  const shown = filterOffers(offers, filter);
  const atm = Math.min(...offers.map(({ watch }) => watch.specs.waterResistance));
  const around = { composed, locale, storefront };
  return (
    <>
      <ListHead {...around}>
        <PageHead title={t("title")} text={t("intro", { count: offers.length, atm })} />
      </ListHead>
      <FilterBar storefront={storefront} filter={filter} locale={locale} />
      <div data-block="">
        <ActiveFilters storefront={storefront} filter={filter} locale={locale} />
        {shown.length === 0 ? (
          <NoWatch isUnknown={filter.isUnknown} locale={locale} />
        ) : (
          <WatchList
            offers={shown}
            rates={settings.rates}
            locale={locale}
            version={catalogue.version}
            from={cheapestWatchPrice(catalogue)}
          />
        )}
        <footer className={styles.foot} data-type="note">
          <p>{t("shown", { shown: shown.length, total: offers.length })}</p>
        </footer>
      </div>
      <ListFoot {...around} />
    </>
  );
}
