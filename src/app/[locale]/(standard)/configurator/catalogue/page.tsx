import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CataloguePage } from "@/src/components/catalogue/catalogue-page";
import { WayData } from "@/src/components/structured-data/way-data";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "catalogue" });
  return pageMetadata({
    locale,
    path: "/configurator/catalogue",
    title: t("metaTitle"),
    description: t("metaDescription"),
  });
}

export default async function Catalogue({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "catalogue" });
  const steps = [{ name: t("title"), path: "/configurator/catalogue" }];
  return (
    <>
      <WayData steps={steps} origin={env().SHOP_URL} locale={locale} />
      <CataloguePage storefront={await storefrontData()} locale={locale} />
    </>
  );
}
