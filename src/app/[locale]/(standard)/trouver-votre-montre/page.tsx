import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { QuizPage } from "@/src/components/quiz/quiz-page";
import { WayData } from "@/src/components/structured-data/way-data";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { quizData, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "quiz" });
  return pageMetadata({
    locale,
    path: "/trouver-votre-montre",
    title: t("metaTitle"),
    description: t("metaDescription"),
  });
}

export default async function Quiz({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "quiz" });
  const steps = [{ name: t("metaTitle"), path: "/trouver-votre-montre" }];
  return (
    <>
      <WayData steps={steps} origin={env().SHOP_URL} locale={locale} />
      <QuizPage locale={locale} quiz={await quizData()} storefront={await storefrontData()} />
    </>
  );
}
