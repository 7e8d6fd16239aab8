import { getTranslations } from "next-intl/server";
import type { Locale } from "../../domain/locale/locale";
import { selectionFields, type SelectionField } from "../../domain/watch/selection";
import type { Storefront } from "../../services/content/load-storefront";
import { PageHead } from "../watches/page-head";
import { CatalogueEntryCard } from "./catalogue-entry-card";
import { catalogueGroups } from "./catalogue-groups";
import styles from "./catalogue-page.module.css";
import { CatalogueSearch } from "./catalogue-search";

interface Props {
  locale: Locale;
  storefront: Storefront;
  /** Words to look for; all options without any. */
  search?: string;
}

/** Every option of the configurator with its price and picture. */
export async function CataloguePage({ locale, storefront, search = "" }: Props) {
  const t = await getTranslations({ locale, namespace: "catalogue" });
  const names = await getTranslations({ locale, namespace: "configurator.fields" });
  const { catalogue, settings } = storefront;
  const titles = Object.fromEntries(selectionFields.map((field) => [field, names(field)])) as Record<
    SelectionField,
    string
  >;
  const groups = catalogueGroups(catalogue, locale, titles, search);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <PageHead title={t("title")} text={t("intro")} />
      <CatalogueSearch locale={locale} search={search} count={count} />
      {groups.length > 1 && (
        <nav className={styles.jumps} data-block="" aria-label={t("groups")}>
          <ul>
            {groups.map(({ field, entries }) => (
              <li key={field}>
                <a href={`#${field}`}>
                  {titles[field]} <span data-type="data">{entries.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.length === 0 && (
        <p className={styles.nothing} data-block="" data-type="t3" role="status">
          {t("nothing", { search })}
        </p>
      )}
      {groups.map(({ field, entries }) => (
        <section
          key={field}
          id={field}
          className={styles.group}
          data-block=""
          aria-labelledby={`title-${field}`}
        >
          <header>
            <h2 id={`title-${field}`} data-type="t2">
              {titles[field]}
            </h2>
            <p data-type="data">{t("count", { count: entries.length })}</p>
          </header>
          <ul data-pictured={entries.some(({ picture }) => picture) || undefined}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <CatalogueEntryCard entry={entry} rates={settings.rates} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
