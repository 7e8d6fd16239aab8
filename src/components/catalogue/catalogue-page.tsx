import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { PageHead } from "@/src/components/watches/page-head";
import { catalogueGroups } from "./catalogue-groups";
import styles from "./catalogue-page.module.css";
import { firstOf, pageOfGroups } from "./catalogue-pages";
import { CataloguePaging } from "./catalogue-paging";
import { CatalogueSearch } from "./catalogue-search";
import { CatalogueSection } from "./catalogue-section";
import { catalogueTitles } from "./catalogue-titles";

interface Props {
  locale: Locale;
  storefront: Storefront;
  /** Query; all options without one. */
  search?: string;
  /** Of the results, counted from 1. */
  page?: number;
}

/** Options of the configurator with price and picture: the first of every group, or search results. */
export async function CataloguePage({ locale, storefront, search = "", page = 1 }: Props) {
  const t = await getTranslations({ locale, namespace: "catalogue" });
  const titles = await catalogueTitles(locale);
  const { catalogue, settings } = storefront;
  const groups = catalogueGroups(catalogue, locale, titles, search);
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const found = pageOfGroups(groups, page);
  const shown = search ? found.groups : groups.map(firstOf);
  const sizeOf = (wanted: string) => groups.find(({ field }) => field === wanted)?.entries.length ?? 0;
  const hrefOf = (other: number) =>
    `${localeHref(locale, "/configurator/catalogue")}?${new URLSearchParams({ q: search, page: String(other) })}`;
  return (
    <>
      <PageHead title={t("title")} text={t("intro")} />
      <CatalogueSearch locale={locale} search={search} count={total} />
      {shown.length > 1 && (
        <nav className={styles.jumps} data-block="" aria-label={t("groups")}>
          <ul>
            {shown.map(({ field }) => (
              <li key={field}>
                <a href={`#${field}`}>
                  {titles[field]} <span data-type="data">{sizeOf(field)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown.length === 0 && (
        <p className={styles.nothing} data-block="" data-type="t3" role="status">
          {t("nothing", { search })}
        </p>
      )}
      {shown.map((group) => (
        <CatalogueSection
          key={group.field}
          group={group}
          title={titles[group.field]}
          total={sizeOf(group.field)}
          rates={settings.rates}
          locale={locale}
          hasMore={!search && group.entries.length < sizeOf(group.field)}
        />
      ))}
      {search && <CataloguePaging page={page} count={found.count} hrefOf={hrefOf} locale={locale} />}
    </>
  );
}
