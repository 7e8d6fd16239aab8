import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { pageLocale } from "@/src/i18n/page-locale";
import { cmsMetadata } from "@/src/app/_shop/cms-page";
import { FirstLookPage } from "@/src/app/[locale]/(standard)/avant-premiere/first-look-page";

interface Props {
  params: Promise<{ locale: string }>;
}

const slug = "avant-premiere/paypal";

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return cmsMetadata(slug, await pageLocale(params));
}

/** Payment by the wallet in a preview offer, and ordering with it. */
export default async function WalletPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <FirstLookPage slug={slug} isCardOffered={false} locale={locale} />;
}
