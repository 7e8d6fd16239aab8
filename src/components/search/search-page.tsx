import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import type { SearchHit } from "@/src/domain/search/search-entry";
import { watchesBeforeParts } from "@/src/domain/search/watches-before-parts";
import { wordMatcher } from "@/src/domain/search/word-matcher";
import { MAX_QUERY_LENGTH } from "@/src/domain/search/search-query";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Button } from "@/src/components/primitives/button";
import { WatchCard } from "@/src/components/watch/watch-card";
import { HitPicture } from "./hit-picture";
import styles from "./search-page.module.css";

interface Props {
  locale: Locale;
  storefront: Storefront;
  /** The query; empty without one. */
  query: string;
  hits: readonly SearchHit[];
}

/** Search results, kind by kind. It works by its address alone, without scripts. */
export async function SearchPage({ locale, storefront, query, hits }: Props) {
  const t = await getTranslations({ locale, namespace: "search" });
  const kinds = [...new Set(watchesBeforeParts(hits, wordMatcher(query, locale)).map(({ kind }) => kind))];
  const groups = kinds.map((kind) => ({ kind, found: hits.filter((hit) => hit.kind === kind) }));
  return (
    <>
      <header className={styles.head} data-block="">
        <h1 data-type="t1">{t("title")}</h1>
        <search>
          <form action={localeHref(locale, "/recherche")} method="get" className={styles.form}>
            <label htmlFor="search">{t("label")}</label>
            <input
              id="search"
              type="search"
              name="q"
              defaultValue={query}
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
            />
            <Button type="submit">{t("submit")}</Button>
          </form>
        </search>
        <p data-type="lead" role="status">
          {query === "" && t("intro")}
          {query !== "" && (hits.length === 0 ? t("nothing", { query }) : t("found", { count: hits.length }))}
        </p>
      </header>
      {groups.map(({ kind, found }) => (
        <section key={kind} className={styles.group} data-block="" aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`} data-type="t3">
            {t(`kinds.${kind}`)}
          </h2>
          {kind === "watch" ? (
            <Watches locale={locale} storefront={storefront} codes={found.map(({ key }) => key)} />
          ) : (
            <ul className={styles.hits}>
              {found.map((hit) => (
                <li key={hit.key}>
                  <NextLink href={localeHref(locale, hit.href)} prefetch={false}>
                    <HitPicture hit={hit} storefront={storefront} />
                    <b>{hit.title}</b>
                    {hit.summary && <span>{hit.summary}</span>}
                  </NextLink>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  );
}

function Watches({
  locale,
  storefront: { offers, settings, catalogue },
  codes,
}: Pick<Props, "locale" | "storefront"> & { codes: readonly string[] }) {
  const found = codes.flatMap((code) => offers.find(({ watch }) => watch.code === code) ?? []);
  return (
    <ul className={styles.watches}>
      {found.map((offer) => (
        <li key={offer.watch.code}>
          <WatchCard offer={offer} rates={settings.rates} locale={locale} version={catalogue.version} />
        </li>
      ))}
    </ul>
  );
}
