import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PreorderDone } from "@/src/components/preorder/preorder-done";
import styles from "@/src/components/preorder/preorder-done.module.css";
import { Brand } from "@/src/components/shell/brand";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { pageTexts } from "@/src/i18n/page-texts";
import { horizonPath } from "@/src/app/[locale]/(standard)/montres/precommande/distinction-horizon/horizon";

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "preorder.meta.done" });
  return {
    ...(await pageMetadata({
      locale,
      path: `${horizonPath}/confirm`,
      title: t("title"),
      description: t("description"),
    })),
    referrer: "no-referrer",
  };
}

/** Return page of a payment; the order's secret is in its address, never in its HTML. */
export default async function DonePage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const [common, t, thanks, texts] = await Promise.all([
    getTranslations({ locale, namespace: "common" }),
    getTranslations({ locale, namespace: "thanks" }),
    pageTexts(locale, "thanks"),
    pageTexts(locale, "preorder"),
  ]);
  return (
    <div className={styles.page} data-block="">
      <header>
        <Brand href={localeHref(locale, "/")} name={common("brand")} label={common("nav.brandHome")} />
      </header>
      <noscript>
        <p data-type="lead">{t("scriptless")}</p>
      </noscript>
      <PreorderDone path={`${horizonPath}/1`} texts={{ preorder: texts, thanks }} locale={locale} />
    </div>
  );
}
