import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import styles from "@/src/components/account/account.module.css";
import { ConfirmErasure } from "@/src/components/account/confirm-erasure";
import { Brand } from "@/src/components/shell/brand";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageTexts } from "@/src/i18n/page-texts";
import { formOutcome } from "@/src/app/_shop/form-outcome";
import { queryText, type SearchParams } from "@/src/app/_shop/query-text";
import { robotsOf } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: SearchParams;
}

/** Its form takes the address's secret along, in its HTML. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "account.erasure" });
  // The address contains a mail's secret.
  return { title: t("title"), robots: robotsOf("/account/effacement"), referrer: "no-referrer" };
}

/** Behind the link of the mail that asks to confirm an account's erasure. */
export default async function ErasurePage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const [common, texts, query, outcome] = await Promise.all([
    getTranslations({ locale, namespace: "common" }),
    pageTexts(locale, "account"),
    queryText(searchParams),
    formOutcome(),
  ]);
  const token = new URLSearchParams(query).get("token") ?? "";
  return (
    <div className={styles.page} data-block="">
      <header>
        <Brand href={localeHref(locale, "/")} name={common("brand")} label={common("nav.brandHome")} />
      </header>
      <ConfirmErasure locale={locale} texts={texts} token={token} outcome={outcome} />
    </div>
  );
}
