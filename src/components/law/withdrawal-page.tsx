import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { PageForm } from "@/src/components/forms/page-form";
import styles from "./law-page.module.css";

/** Finds the order that a buyer withdraws from; its page has the two steps. Source: directive 2011/83/EU, article 11a. */
export async function WithdrawalPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "law.withdrawal" });
  return (
    <section className={styles.page} data-block="">
      <div data-grid="">
        <div className={styles.words}>
          <h1 data-type="t1">{t("title")}</h1>
          <p data-type="lead">{t("lead")}</p>
          <p>{t("text")}</p>
          <p>
            <NextLink data-type="link" href={localeHref(locale, "/politique-de-retour")}>
              {t("rules")}
            </NextLink>
          </p>
        </div>
        <div className={styles.aside}>
          <PageForm form="order-search" locale={locale} query="retractation" />
        </div>
      </div>
    </section>
  );
}
