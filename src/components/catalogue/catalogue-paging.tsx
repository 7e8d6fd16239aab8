import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import styles from "./catalogue-page.module.css";

interface Props {
  /** counted from 1 */
  page: number;
  count: number;
  hrefOf: (page: number) => string;
  locale: Locale;
}

/** Links to the next and the previous page of a list; nothing where there is one page. */
export async function CataloguePaging({ page, count, hrefOf, locale }: Props) {
  if (count < 2) return null;
  const t = await getTranslations({ locale, namespace: "catalogue" });
  return (
    <nav className={styles.paging} data-block="" aria-label={t("pages")}>
      {page > 1 && (
        <NextLink data-type="link" rel="prev" href={hrefOf(page - 1)} prefetch={false}>
          {t("previous")}
        </NextLink>
      )}
      <span data-type="data">{t("page", { page, count })}</span>
      {page < count && (
        <NextLink data-type="link" rel="next" href={hrefOf(page + 1)} prefetch={false}>
          {t("more")}
        </NextLink>
      )}
    </nav>
  );
}
