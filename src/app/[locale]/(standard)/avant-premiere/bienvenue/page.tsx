import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { pageLocale } from "@/src/i18n/page-locale";
import { cmsMetadata } from "@/src/app/_shop/cms-page";
import { FirstLookPage } from "@/src/app/[locale]/(standard)/avant-premiere/first-look-page";

interface Props {
  params: Promise<{ locale: string }>;
}

const slug = "avant-premiere/bienvenue";

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return cmsMetadata(slug, await pageLocale(params));
}

/** Page of a preview offer for its guests, with orders by card. */
export default async function WelcomePage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <FirstLookPage slug={slug} isCardOffered locale={locale} />;
}
