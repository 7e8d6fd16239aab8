import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./faq-search.module.css";

interface Props {
  locale: Locale;
  search: string;
  /** questions found */
  count: number;
}

/** One field; its result has its own address, which can be shared. */
export async function FaqSearch({ locale, search, count }: Props) {
  const t = await getTranslations({ locale, namespace: "blocks.faq" });
  const path = localeHref(locale, "/faq");
  return (
    <search className={styles.search}>
      <form action={path} method="get">
        <label htmlFor="faq-search">{t("label")}</label>
        <div className={styles.field}>
          <input
            id="faq-search"
            type="search"
            name="q"
            defaultValue={search}
            placeholder={t("example")}
            maxLength={60}
            autoComplete="off"
          />
          <button type="submit" aria-label={t("find")}>
            <Icon name="search" />
          </button>
        </div>
      </form>
      {search && (
        <p data-type="note" role="status">
          <span>{t("count", { count })}</span>{" "}
          <NextLink data-type="link" href={path}>
            {t("all")}
          </NextLink>
        </p>
      )}
    </search>
  );
}
