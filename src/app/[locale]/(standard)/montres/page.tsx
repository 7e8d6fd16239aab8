import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { WayData } from "@/src/components/structured-data/way-data";
import { WatchesPage } from "@/src/components/watches/watches-page";
import { env } from "@/src/env";
import { pageLocale } from "@/src/i18n/page-locale";
import { cmsMetadata } from "@/src/app/_shop/cms-page";
import { cmsPageData, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return cmsMetadata("montres", await pageLocale(params));
}

/** All ready-made watches; editors compose the blocks around the list. */
export default async function Watches({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "watches" });
  return (
    <>
      <WayData steps={[{ name: t("title"), path: "/montres" }]} origin={env().SHOP_URL} locale={locale} />
      <WatchesPage
        storefront={await storefrontData()}
        composed={await cmsPageData("montres")}
        locale={locale}
      />
    </>
  );
}
