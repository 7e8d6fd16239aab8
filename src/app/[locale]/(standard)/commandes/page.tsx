import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { FormPage } from "@/src/components/forms/form-page";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "forms.order-search" });
  return pageMetadata({ locale, path: "/commandes", title: t("title"), description: t("intro") });
}

/** Finds an order by its number and the buyer's address. Source: specification §2, /commandes/. */
export default async function OrderSearch({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <FormPage form="order-search" locale={locale} />;
}
