import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ClosingNotice } from "@/src/components/message-page/closing-notice";
import { pageLocale } from "@/src/i18n/page-locale";
import { CmsPage, cmsMetadata } from "@/src/app/_shop/cms-page";
import { storefrontData } from "@/src/app/_shop/page-data";
import { robotsOf } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // It replaces the whole shop while that is closed: not to be indexed.
  return {
    ...(await cmsMetadata("maintenance", await pageLocale(params))),
    robots: robotsOf("/maintenance"),
  };
}

/** Shown at every address while the shop is closed. */
export default async function MaintenancePage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { settings } = await storefrontData();
  return (
    <>
      <ClosingNotice maintenance={settings.maintenance} locale={locale} />
      <CmsPage slug="maintenance" locale={locale} />
    </>
  );
}
