import { setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { countryNames } from "@/src/components/preorder/detail-views";
import { PayStep } from "@/src/components/preorder/pay-step";
import { StepPage } from "@/src/components/preorder/step-page";
import { Terms } from "@/src/components/preorder/terms";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageTexts } from "@/src/i18n/page-texts";
import { preorderData, walletOffered } from "@/src/app/_shop/page-data";
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

export const generateMetadata = stepMetadata(3, "pay");

/** Third step: the terms, and payment or registration. */
export default async function PayPage({ params, searchParams }: StepProps) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const [found, first] = await Promise.all([preorderData(horizonOffer), firstStep(locale, searchParams)]);
  if (!found || !first) return <AnswerNotFound />;
  const { rates, chargedAsShown, shipping } = found.settings;
  const countries = countryNames(shipping.countries, locale);
  return (
    <StepPage step="pay" locale={locale}>
      <PayStep
        offer={horizonOffer}
        path={horizonPath}
        countries={Object.fromEntries(countries.map(({ value, label }) => [value, label]))}
        money={{ rates, chargedAsShown }}
        texts={await pageTexts(locale, "preorder")}
        locale={locale}
        first={first}
        terms={<Terms locale={locale} />}
        wallet={(await walletOffered()) ? await pageTexts(locale, "wallet") : null}
      />
    </StepPage>
  );
}
