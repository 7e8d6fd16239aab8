import config from "@payload-config";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { getPayload } from "payload";
import * as v from "valibot";
import { SearchPage } from "@/src/components/search/search-page";
import { searchedWords } from "@/src/domain/contracts/search-query";
import { pageLocale } from "@/src/i18n/page-locale";
import { countSearchWithoutHits } from "@/src/services/figures/count-visit";
import { searchShop } from "@/src/services/search/search-shop";
import { shopOf } from "@/src/server/runtime/shop-of";
import { storefrontData } from "@/src/app/_shop/page-data";
import { robotsOf } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
}

/** Queries cannot be known in advance: each answer is rendered on request and not cached. */
export const dynamic = "force-dynamic";

/** More than is usually read; fewer would hide parts of a color. */
const limit = 60;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "search" });
  return { title: t("metaTitle"), description: t("metaDescription"), robots: robotsOf("/recherche") };
}

/** Search results for a query; a repeated or malformed query is empty. */
export default async function Search({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const query = v.parse(v.fallback(searchedWords, ""), (await searchParams).q);
  const shop = shopOf(await getPayload({ config }));
  const [storefront, hits] = await Promise.all([storefrontData(), searchShop(shop, query, locale, limit)]);
  if (hits.length === 0) countSearchWithoutHits(shop, query, locale);
  return <SearchPage locale={locale} storefront={storefront} query={query} hits={hits} />;
}
