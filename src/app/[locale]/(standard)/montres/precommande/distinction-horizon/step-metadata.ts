import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import type { Query } from "./first-step";
import { horizonPath } from "./horizon";

/** Props of a step's page. */
export interface StepProps {
  params: Promise<{ locale: string }>;
  searchParams: Query;
}

/** Metadata of a step of the pre-order. @param number of the step, as in its address */
export const stepMetadata =
  (number: number, step: "details" | "pay") =>
  async ({ params }: StepProps): Promise<Metadata> => {
    const locale = await pageLocale(params);
    const t = await getTranslations({ locale, namespace: `preorder.meta.${step}` });
    return pageMetadata({
      locale,
      path: `${horizonPath}/${number}`,
      title: t("title"),
      description: t("description"),
    });
  };
