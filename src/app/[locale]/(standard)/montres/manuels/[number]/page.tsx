import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ManualPage } from "@/src/components/manuals/manual-page";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { WayData } from "@/src/components/structured-data/way-data";
import { manualPath } from "@/src/domain/content/manual";
import { localise } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { notFoundMetadata, pageMetadata } from "@/src/i18n/page-metadata";
import { manualsData, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string; number: string }>;
}

export const generateStaticParams = () => [];

async function findManual(params: Props["params"]) {
  const { number } = await params;
  const manuals = await manualsData();
  const position = manuals.findIndex((manual) => String(manual.number) === number);
  return { manual: manuals[position], next: manuals[position + 1] ?? null };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { manual } = await findManual(params);
  if (!manual) return notFoundMetadata(locale);
  return pageMetadata({
    locale,
    path: manualPath(manual.number),
    title: localise(manual.title, locale),
    description: localise(manual.summary, locale),
  });
}

export default async function ManualByNumber({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { manual, next } = await findManual(params);
  if (!manual) return <AnswerNotFound />;
  const t = await getTranslations({ locale, namespace: "manuals" });
  const steps = [
    { name: t("metaTitle"), path: "/montres/manuels" },
    { name: localise(manual.title, locale), path: manualPath(manual.number) },
  ];
  return (
    <>
      <WayData steps={steps} origin={env().SHOP_URL} locale={locale} />
      <ManualPage manual={manual} next={next} locale={locale} storefront={await storefrontData()} />
    </>
  );
}
