import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { AffiliateFigures } from "@/src/components/affiliate/affiliate-figures";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { affiliateReportData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string; report: string }>;
}

/** The address is a secret: the page is not cached anywhere. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "affiliate" });
  return {
    ...(await pageMetadata({
      locale,
      path: "/programme-affiliation/rapport/**",
      title: t("meta"),
      description: t("meta"),
    })),
    referrer: "no-referrer",
  };
}

/** The sales of an affiliate's code, for the holder of the report's secret. */
export default async function AffiliateReportPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const token = decodeURIComponent((await params).report);
  const report = await affiliateReportData(token);
  if (!report) notFound();
  return <AffiliateFigures report={report} token={token} locale={locale} />;
}
