import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { FilteredWatches } from "@/src/components/watches/filtered-watches";
import { filteredMetadata } from "@/src/app/[locale]/(usual)/montres/choix/filtered-metadata";
import { pageLocale } from "@/src/i18n/page-locale";
import { cmsPageData, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string; choice: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return filteredMetadata(await pageLocale(params), (await params).choice);
}

/** A list narrowed by one or two filters: kept like any other page. See src/i18n/filtered-list. */
export default async function KeptChoice({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { choice } = await params;
  return (
    <FilteredWatches
      segment={choice}
      storefront={await storefrontData()}
      composed={await cmsPageData("montres")}
      locale={locale}
    />
  );
}
