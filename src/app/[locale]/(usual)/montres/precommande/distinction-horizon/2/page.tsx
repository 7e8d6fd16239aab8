import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { detailViews } from "@/src/components/preorder/detail-views";
import { DetailsStep } from "@/src/components/preorder/details-step";
import { StepPage } from "@/src/components/preorder/step-page";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { pageTexts } from "@/src/i18n/page-texts";
import { preorderData } from "@/src/app/_shop/page-data";
import {
  firstStep,
  type Query,
} from "@/src/app/[locale]/(usual)/montres/precommande/distinction-horizon/first-step";
import {
  horizonOffer,
  horizonPath,
} from "@/src/app/[locale]/(usual)/montres/precommande/distinction-horizon/horizon";

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Query;
}

/** What was written stands in it, where no script keeps it. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "preorder.meta.details" });
  return pageMetadata({
    locale,
    path: `${horizonPath}/2`,
    title: t("title"),
    description: t("description"),
  });
}

/** Second step: whose it is and where it goes. */
export default async function DetailsPage({ params, searchParams }: Props) {
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
