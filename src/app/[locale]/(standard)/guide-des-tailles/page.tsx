import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { SizeGuide } from "@/src/components/sizes/size-guide";
import { WayData } from "@/src/components/structured-data/way-data";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { pagePictures, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "sizes" });
  return pageMetadata({
    locale,
    path: "/guide-des-tailles",
    title: t("metaTitle"),
    description: t("metaDescription"),
  });
}

export default async function Sizes({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "sizes" });
  const [storefront, pictures] = await Promise.all([storefrontData(), pagePictures()]);
  const steps = [{ name: t("metaTitle"), path: "/guide-des-tailles" }];
  return (
    <>
      <WayData steps={steps} origin={env().SHOP_URL} locale={locale} />
      <SizeGuide locale={locale} storefront={storefront} picture={pictures.sizes} />
    </>
  );
}
