import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { pageLocale } from "@/src/i18n/page-locale";
import { CmsPage, cmsMetadata } from "@/src/app/_shop/cms-page";

interface Props {
  params: Promise<{ locale: string }>;
}

const slug = "montres/precommande/distinction-horizon";

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return cmsMetadata(slug, await pageLocale(params));
}

/** The page before the steps of the pre-order, composed by an editor. */
export default async function HorizonPreorder({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <CmsPage slug={slug} locale={locale} />;
}
