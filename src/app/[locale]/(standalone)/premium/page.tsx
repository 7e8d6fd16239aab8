import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { CmsPage, cmsMetadata } from "@/src/app/_shop/cms-page";
import { pageLocale } from "@/src/i18n/page-locale";

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  cmsMetadata("premium", await pageLocale(params));

/** A composed page without a frame. */
export default async function PremiumPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <CmsPage slug="premium" locale={locale} />;
}
