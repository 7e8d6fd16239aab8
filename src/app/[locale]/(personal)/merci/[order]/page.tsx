import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Brand } from "@/src/components/shell/brand";
import { Thanks } from "@/src/components/thanks/thanks";
import { pageLocale } from "@/src/i18n/page-locale";
import { localeHref } from "@/src/i18n/locale-href";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { pageTexts } from "@/src/i18n/page-texts";
import styles from "./page.module.css";

interface Props {
  params: Promise<{ locale: string; order: string }>;
}

/** The address is a secret: the page is not cached anywhere. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "thanks" });
  return {
    ...(await pageMetadata({ locale, path: "/merci/**", title: t("meta"), description: t("meta") })),
    referrer: "no-referrer",
  };
}

/** Return page of a payment. */
export default async function ThanksPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { order } = await params;
  const [common, t] = await Promise.all([
    getTranslations({ locale, namespace: "common" }),
    getTranslations({ locale, namespace: "thanks" }),
  ]);
  return (
    <div className={styles.page}>
      <header>
        <Brand href={localeHref(locale, "/")} name={common("brand")} label={common("nav.brandHome")} />
      </header>
      <noscript>
        <p data-type="lead">{t("scriptless")}</p>
      </noscript>
      <Thanks token={order} locale={locale} texts={await pageTexts(locale, "thanks")} />
    </div>
  );
}
