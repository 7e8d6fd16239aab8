import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { ChoosePiece } from "@/src/components/preorder/choose-piece";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { pageTexts } from "@/src/i18n/page-texts";
import { preorderData } from "@/src/app/_shop/page-data";
import {
  horizonOffer,
  horizonPath,
} from "@/src/app/[locale]/(standard)/montres/precommande/distinction-horizon/horizon";

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "preorder.meta.choose" });
  return pageMetadata({
    locale,
    path: `${horizonPath}/1`,
    title: t("title"),
    description: t("description"),
  });
}

/** First step: the choice of a piece. */
export default async function ChooseStep({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const found = await preorderData(horizonOffer);
  if (!found) return <AnswerNotFound />;
  const { offer, watch, catalogue, settings } = found;
  return (
    <ChoosePiece
      {...{ offer, watch, catalogue, locale }}
      rates={settings.rates}
      next={`${horizonPath}/2`}
      texts={await pageTexts(locale, "preorder")}
    />
  );
}
