import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./catalogue-search.module.css";

interface Props {
  locale: Locale;
  search: string;
  /** options found */
  count: number;
}

/** A GET form, so that it works without scripts and a search can be shared. */
export async function CatalogueSearch({ locale, search, count }: Props) {
  const t = await getTranslations({ locale, namespace: "catalogue" });
  const path = localeHref(locale, "/configurator/catalogue");
  return (
    <search className={styles.search}>
      <form className={styles.form} action={path} method="get" data-block="">
        <label data-sr="" htmlFor="catalogue-search">
          {t("search")}
        </label>
        <Icon name="search" />
        <input
          id="catalogue-search"
          type="search"
          name="q"
          defaultValue={search}
          placeholder={t("search")}
          maxLength={60}
          autoComplete="off"
        />
        <p data-type="data">{t("count", { count })}</p>
        {search && (
          <NextLink data-type="link" href={path}>
            {t("all")}
          </NextLink>
        )}
        <button type="submit">{t("find")}</button>
      </form>
    </search>
  );
}
