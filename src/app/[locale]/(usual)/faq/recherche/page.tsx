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

/** Nobody knows what will be looked for: an answer is made for each question and kept nowhere. */
export const dynamic = "force-dynamic";

/** Too long a search is cut, a repeated one is none. */
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
  // The whole FAQ is the page search engines keep.
  return { title: metadata.title, robots: robotsOf("/faq/recherche") };
}

/** next.config.ts sends /faq?q=… here, so that the FAQ itself stays a static page. */
export default async function FaqSearchPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  return <CmsPage slug="faq" locale={locale} search={v.parse(words, (await searchParams).q)} />;
}
