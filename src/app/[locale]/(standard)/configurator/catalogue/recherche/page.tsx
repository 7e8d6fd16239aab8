import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import * as v from "valibot";
import { CataloguePage } from "@/src/components/catalogue/catalogue-page";
import { pageLocale } from "@/src/i18n/page-locale";
import { storefrontData } from "@/src/app/_shop/page-data";
import { robotsOf } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ q?: string | string[]; page?: string | string[] }>;
}

/** Queries cannot be known in advance: each answer is rendered on request and not cached. */
export const dynamic = "force-dynamic";

/** Too long a query is cut, a repeated one is ignored. */
const words = v.fallback(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => text.slice(0, 60)),
  ),
  "",
);

/** Number of the page of results; the first for an invalid number. */
const pageNumber = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), 1);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "catalogue" });
  // Search engines index the whole catalogue instead.
  return { title: t("metaTitle"), robots: robotsOf("/configurator/catalogue/recherche") };
}

/** next.config.ts sends /configurator/catalogue?q=… here, so that the catalogue itself stays a static page. */
export default async function CatalogueSearchPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { q, page } = await searchParams;
  return (
    <CataloguePage
      storefront={await storefrontData()}
      locale={locale}
      search={v.parse(words, q)}
      page={v.parse(pageNumber, page)}
    />
  );
}
