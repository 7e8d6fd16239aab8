import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { permanentRedirect } from "next/navigation";
import { firstStep, offerPage } from "@/src/domain/preorder/pay-page";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import { CmsPage, cmsMetadata } from "@/src/app/_shop/cms-page";
import { cmsPageData, preorderData } from "@/src/app/_shop/page-data";
import type { OfferParams } from "./step-metadata";

interface Props {
  params: OfferParams;
}

export const generateStaticParams = () => [];

const slugOf = (offer: string) => offerPage(offer).slice(1);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return cmsMetadata(slugOf((await params).offer), await pageLocale(params));
}

/** The page before the steps of a pre-order, composed by an editor; without one the steps begin at once. */
export default async function PreorderPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { offer } = await params;
  const slug = slugOf(offer);
  const hasSteps = (await preorderData(offer)) !== null;
  if (hasSteps && (await cmsPageData(slug)) === null)
    permanentRedirect(localeHref(locale, firstStep(offerPage(offer))));
  return <CmsPage slug={slug} locale={locale} />;
}
