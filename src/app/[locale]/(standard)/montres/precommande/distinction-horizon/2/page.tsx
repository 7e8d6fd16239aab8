import { setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { detailViews } from "@/src/components/preorder/detail-views";
import { DetailsStep } from "@/src/components/preorder/details-step";
import { StepPage } from "@/src/components/preorder/step-page";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageTexts } from "@/src/i18n/page-texts";
import { preorderData } from "@/src/app/_shop/page-data";
import { firstStep } from "@/src/app/[locale]/(standard)/montres/precommande/distinction-horizon/first-step";
import {
  horizonOffer,
  horizonPath,
} from "@/src/app/[locale]/(standard)/montres/precommande/distinction-horizon/horizon";
import {
  stepMetadata,
  type StepProps,
} from "@/src/app/[locale]/(standard)/montres/precommande/distinction-horizon/step-metadata";

/** It contains typed values, where no script stores them. */
export const dynamic = "force-dynamic";

export const generateMetadata = stepMetadata(2, "details");

/** Second step: owner and address. */
export default async function DetailsPage({ params, searchParams }: StepProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const [found, first] = await Promise.all([preorderData(horizonOffer), firstStep(locale, searchParams)]);
  if (!found || !first) return <AnswerNotFound />;
  const { settings } = found;
  const { fields, texts } = detailViews(
    await pageTexts(locale, "forms"),
    settings.shipping.countries,
    locale,
  );
  return (
    <StepPage step="details" locale={locale}>
      <DetailsStep
        offer={horizonOffer}
        path={horizonPath}
        fields={fields}
        formTexts={texts}
        texts={await pageTexts(locale, "preorder")}
        rates={settings.rates}
        locale={locale}
        first={first}
      />
    </StepPage>
  );
}
