import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "../../domain/locale/locale";
import { lowestPrice } from "../../domain/watch/lowest-price";
import { matchesFilter, type OfferFilter } from "../../domain/watch/offer";
import { localeHref } from "../../i18n/locale-href";
import type { Storefront } from "../../services/content/load-storefront";
import { FilterBar } from "./filter-bar";
import { NoWatch } from "./no-watch";
import { PageHead } from "./page-head";
import { WatchList } from "./watch-list";
import styles from "./watches-page.module.css";

interface Props {
  locale: Locale;
  storefront: Storefront;
  filter: OfferFilter;
}

/** All ready-made watches, or those a filter leaves. */
export async function WatchesPage({ locale, filter, storefront }: Props) {
  const t = await getTranslations({ locale, namespace: "watches" });
  const { offers, settings, catalogue } = storefront;
  const shown = offers.filter((offer) => matchesFilter(offer, filter));
  const atm = Math.min(...offers.map(({ watch }) => watch.specs.waterResistance));
  return (
    <>
      <PageHead title={t("title")} text={t("intro", { count: offers.length, atm })} />
      <FilterBar offers={offers} filter={filter} locale={locale} />
      <div data-block="">
        {shown.length === 0 ? (
          <NoWatch filter={filter} locale={locale} />
        ) : (
          <WatchList
            offers={shown}
            rates={settings.rates}
            locale={locale}
            version={catalogue.version}
            from={lowestPrice(catalogue)}
          />
        )}
        <footer className={styles.foot} data-type="note">
          <p>{t("shown", { shown: shown.length, total: offers.length })}</p>
          <p>
            {t.rich("filters.between", {
              guide: (text) => (
                <NextLink data-type="lien" href={localeHref(locale, "/guide-des-tailles")}>
                  {text}
                </NextLink>
              ),
            })}
          </p>
        </footer>
      </div>
    </>
  );
}
