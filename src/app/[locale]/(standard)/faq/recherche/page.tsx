import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import * as v from "valibot";
import { pageLocale } from "@/src/i18n/page-locale";
import { CmsPage, cmsMetadata } from "@/src/app/_shop/cms-page";
import { robotsOf } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ q?: string | string[] }>;
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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const metadata = await cmsMetadata("faq", await pageLocale(params));
  // Search engines index the whole FAQ instead.
  return { title: metadata.title, robots: robotsOf("/faq/recherche") };
}

/** next.config.ts sends /faq?q=… here, so that the FAQ itself stays a static page. */
export default async function FaqSearchPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <CmsPage slug="faq" locale={locale} search={v.parse(words, (await searchParams).q)} />;
}
