import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { FilteredWatches } from "@/src/components/watches/filtered-watches";
import { pageLocale } from "@/src/i18n/page-locale";
import { cmsPageData, storefrontData } from "@/src/app/_shop/page-data";
import { filteredMetadata } from "./filtered-metadata";

interface Props {
  params: Promise<{ locale: string; choice: string }>;
}

/** Metadata of both pages of filtered lists. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return filteredMetadata(await pageLocale(params), (await params).choice);
}

/** A list narrowed by filters, see src/i18n/filtered-list. */
export async function FilteredPage({ params }: Props) {
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
