import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { isReserved } from "@/src/domain/content/routes";
import { isLocale } from "@/src/domain/locale/locale";
import { notFoundMetadata } from "@/src/i18n/page-metadata";
import { CmsPage, cmsMetadata } from "@/src/app/_shop/cms-page";

interface Props {
  params: Promise<{ locale: string; rest: string[] }>;
}

/** Nothing is rendered at build time: a page is rendered at its first request, and again when it is saved. */
export const generateStaticParams = () => [];

/** Addresses of composed pages; null for an address that cannot be one, which saves a query. */
const slugOf = (rest: readonly string[]): string | null => {
  const slug = rest.join("/");
  return /^[a-z0-9/-]{1,80}$/.test(slug) && !isReserved(slug) ? slug : null;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, rest } = await params;
  if (!isLocale(locale)) return {};
  const slug = slugOf(rest);
  return slug === null ? notFoundMetadata(locale) : cmsMetadata(slug, locale);
}

/** Every address without a route of its own: a page an editor composed, or the message with status 404. */
export default async function RestPage({ params }: Props) {
  const { locale, rest } = await params;
  if (!isLocale(locale)) return <AnswerNotFound />;
  setRequestLocale(locale);
  const slug = slugOf(rest);
  return slug === null ? <AnswerNotFound /> : <CmsPage slug={slug} locale={locale} />;
}
