import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { WatchesPage } from "../../../../components/watches/watches-page";
import { pageLocale } from "../../../../i18n/page-locale";
import { pageMetadata } from "../../../../i18n/page-metadata";
import { storefrontData } from "../../page-data";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "watches" });
  return pageMetadata({ locale, path: "/montres", title: t("metaTitle"), description: t("metaDescription") });
}

export default async function Watches({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <WatchesPage storefront={await storefrontData()} locale={locale} />;
}
