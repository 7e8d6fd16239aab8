import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ManualList } from "@/src/components/manuals/manual-list";
import { WayData } from "@/src/components/structured-data/way-data";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { manualsData, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "manuals" });
  return pageMetadata({
    locale,
    path: "/montres/manuels",
    title: t("metaTitle"),
    description: t("metaDescription"),
  });
}

export default async function Manuals({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "manuals" });
  const steps = [{ name: t("metaTitle"), path: "/montres/manuels" }];
  return (
    <>
      <WayData steps={steps} origin={env().SHOP_URL} locale={locale} />
      <ManualList manuals={await manualsData()} locale={locale} storefront={await storefrontData()} />
    </>
  );
}
