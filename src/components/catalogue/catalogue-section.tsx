import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { localeHref } from "@/src/i18n/locale-href";
import { Icon } from "@/src/components/primitives/icon";
import { CatalogueEntryCard } from "./catalogue-entry-card";
import type { CatalogueGroup } from "./catalogue-groups";
import { groupPath } from "./catalogue-pages";
import styles from "./catalogue-page.module.css";

interface Props {
  group: CatalogueGroup;
  title: string;
  /** How many the group has, where only some of them are shown. */
  total: number;
  rates: Rates;
  locale: Locale;
  /** Whether the rest of the group has a page of its own, which a link leads to. */
  hasMore?: boolean;
}

/** Options of one kind, under their name and number. */
export async function CatalogueSection({ group, title, total, rates, locale, hasMore }: Props) {
  const t = await getTranslations({ locale, namespace: "catalogue" });
  const { field, entries } = group;
  return (
    <section id={field} className={styles.group} data-block="" aria-labelledby={`title-${field}`}>
      <header>
        <h2 id={`title-${field}`} data-type="t2">
          {title}
        </h2>
        <p data-type="data">{t("count", { count: total })}</p>
      </header>
      <ul data-pictured={entries.some(({ picture }) => picture) || undefined}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <CatalogueEntryCard entry={entry} rates={rates} locale={locale} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className={styles.more}>
          <NextLink data-type="link" href={localeHref(locale, groupPath(field, 1))} prefetch={false}>
            {t("whole", { count: total })} <Icon name="arrow" size="small" />
          </NextLink>
        </p>
      )}
    </section>
  );
}
