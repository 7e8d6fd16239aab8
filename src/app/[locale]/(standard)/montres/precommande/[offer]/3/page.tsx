import { setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { PayNotices } from "@/src/components/law/pay-notices";
import { countryNames } from "@/src/components/preorder/detail-views";
import { PayStep } from "@/src/components/preorder/pay-step";
import { StepPage } from "@/src/components/preorder/step-page";
import { Terms } from "@/src/components/preorder/terms";
import { offerPage } from "@/src/domain/preorder/pay-page";
import { moneySettings } from "@/src/components/preorder/money-settings";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageTexts } from "@/src/i18n/page-texts";
import { preorderData, walletOffered } from "@/src/app/_shop/page-data";
import { firstStep, type Query } from "@/src/app/[locale]/(standard)/montres/precommande/[offer]/first-step";
import {
  stepMetadata,
  type OfferParams,
} from "@/src/app/[locale]/(standard)/montres/precommande/[offer]/step-metadata";

/** It contains typed values, where no script stores them. */
export const dynamic = "force-dynamic";

export const generateMetadata = stepMetadata("3", "pay");

interface Props {
  params: OfferParams;
  searchParams: Query;
}

/** Third step: the terms, and payment or registration. */
export default async function PayPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { offer } = await params;
  const [found, first] = await Promise.all([preorderData(offer), firstStep(offer, locale, searchParams)]);
  if (!found || !first) notFound();
  const { shipping } = found.settings;
  const countries = countryNames(shipping.countries, locale);
  return (
    <StepPage step="pay" locale={locale}>
      <PayStep
        offer={offer}
        path={offerPage(offer)}
        countries={Object.fromEntries(countries.map(({ value, label }) => [value, label]))}
        money={await moneySettings(found.settings, locale)}
        texts={await pageTexts(locale, "preorder")}
        locale={locale}
        first={first}
        terms={<Terms locale={locale} />}
        notices={<PayNotices law={found.law} countries={shipping.countries} locale={locale} />}
        wallet={(await walletOffered()) ? await pageTexts(locale, "wallet") : null}
      />
    </StepPage>
  );
}
