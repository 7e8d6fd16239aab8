import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { FilteredWatches } from "@/src/components/watches/filtered-watches";
import { filteredMetadata } from "@/src/app/[locale]/(usual)/montres/choix/filtered-metadata";
import { pageLocale } from "@/src/i18n/page-locale";
import { cmsPageData, storefrontData } from "@/src/app/_shop/page-data";

interface Props {
  params: Promise<{ locale: string; choice: string }>;
}

/** Combinations are too many to be kept; what they are made from is. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return filteredMetadata(await pageLocale(params), (await params).choice);
}

/** A list narrowed by many filters, made at each request. See src/i18n/filtered-list. */
export default async function FreeChoice({ params }: Props) {
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
