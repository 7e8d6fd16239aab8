import { setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { detailViews } from "@/src/components/preorder/detail-views";
import { DetailsStep } from "@/src/components/preorder/details-step";
import { StepPage } from "@/src/components/preorder/step-page";
import { offerPage } from "@/src/domain/preorder/pay-page";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageTexts } from "@/src/i18n/page-texts";
import { preorderData } from "@/src/app/_shop/page-data";
import { firstStep, type Query } from "@/src/app/[locale]/(standard)/montres/precommande/[offer]/first-step";
import {
  stepMetadata,
  type OfferParams,
} from "@/src/app/[locale]/(standard)/montres/precommande/[offer]/step-metadata";

/** It contains typed values, where no script stores them. */
export const dynamic = "force-dynamic";

export const generateMetadata = stepMetadata("2", "details");

interface Props {
  params: OfferParams;
  searchParams: Query;
}

/** Second step: owner and address. */
export default async function DetailsPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { offer } = await params;
  const [found, first] = await Promise.all([preorderData(offer), firstStep(offer, locale, searchParams)]);
  if (!found || !first) notFound();
  const { settings } = found;
  const { fields, texts, names } = detailViews(
    await pageTexts(locale, "forms"),
    settings.shipping.countries,
    locale,
  );
  return (
    <StepPage step="details" locale={locale}>
      <DetailsStep
        offer={offer}
        path={offerPage(offer)}
        fields={fields}
        formTexts={texts}
        names={names}
        texts={await pageTexts(locale, "preorder")}
        rates={settings.rates}
        locale={locale}
        first={first}
      />
    </StepPage>
  );
}
