import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { WithdrawalPage } from "@/src/components/law/withdrawal-page";
import { WayData } from "@/src/components/structured-data/way-data";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "law.withdrawal" });
  return pageMetadata({
    locale,
    path: "/retractation",
    title: t("title"),
    description: t("metaDescription"),
  });
}

/** The way into the withdrawal function, for buyers with and without an account. */
export default async function Withdrawal({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "law.withdrawal" });
  const steps = [{ name: t("title"), path: "/retractation" }];
  return (
    <>
      <WayData steps={steps} origin={env().SHOP_URL} locale={locale} />
      <WithdrawalPage locale={locale} />
    </>
  );
}
