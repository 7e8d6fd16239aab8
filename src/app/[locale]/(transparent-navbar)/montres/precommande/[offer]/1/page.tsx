import { setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { ProductNotices } from "@/src/components/law/product-notices";
import { SafetySection } from "@/src/components/law/safety-section";
import { borderSentences } from "@/src/components/price/border-sentences";
import { borderTexts } from "@/src/components/price/border-texts";
import { CurrencyNote } from "@/src/components/price/currency-note";
import { VatNote } from "@/src/components/price/vat-note";
import { ChoosePiece } from "@/src/components/preorder/choose-piece";
import { offerPage } from "@/src/domain/preorder/pay-page";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageTexts } from "@/src/i18n/page-texts";
import { preorderData } from "@/src/app/_shop/page-data";
import {
  stepMetadata,
  type OfferParams,
} from "@/src/app/[locale]/(standard)/montres/precommande/[offer]/step-metadata";

interface Props {
  params: OfferParams;
}

export const generateStaticParams = () => [];

export const generateMetadata = stepMetadata("1", "choose");

/** First step: the choice of a piece. */
export default async function ChooseStep({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { offer: key } = await params;
  const found = await preorderData(key);
  if (!found) return <AnswerNotFound />;
  const { offer, watch, catalogue, settings, law, safety } = found;
  const border = borderTexts(offer.price, settings, locale, await borderSentences(locale));
  return (
    <>
      <ChoosePiece
        {...{ offer, watch, catalogue, locale }}
        rates={settings.rates}
        next={`${offerPage(key)}/2`}
        note={
          <>
            <VatNote settings={settings} locale={locale} />
            {border && <CurrencyNote sentence={border} />}
          </>
        }
        texts={await pageTexts(locale, "preorder")}
      />
      <div data-block="">
        <ProductNotices law={law} countries={settings.shipping.countries} locale={locale} />
      </div>
      <SafetySection safety={safety} locale={locale} />
    </>
  );
}
