import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { PageBlocks } from "@/src/blocks/page-blocks";
import { PageData } from "@/src/components/structured-data/page-data";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { languagesOf } from "@/src/domain/content/page";
import { isSearchable } from "@/src/domain/content/searchable";
import { pathOf } from "@/src/domain/content/routes";
import { isLocale, localise, type Locale } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { localeHref } from "@/src/i18n/locale-href";
import { notFoundMetadata, pageMetadata } from "@/src/i18n/page-metadata";
import { pageImage } from "./page-image";
import { cmsPageData, redirectsData, storefrontData } from "./page-data";

/** Title, description and addresses of a composed page, in the languages it exists in. */
export async function cmsMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const found = await cmsPageData(slug);
  if (!found) return notFoundMetadata(locale);
  const { title, description } = found.page;
  const languages = languagesOf(found.page);
  const metadata = await pageMetadata({
    locale,
    path: pathOf(slug),
    title: localise(title, locale),
    description: localise(description, locale),
    languages,
    image: pageImage(found.page, await storefrontData()),
  });
  // A missing translation is replaced by the French page.
  const isKept = languages.includes(locale) && isSearchable(pathOf(slug));
  return isKept ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

interface Props {
  /** Address of the page without its leading slash. */
  slug: string;
  locale: Locale;
  /** Query of the FAQ search. */
  search?: string;
}

/** An address without a page: it redirects if there was one, and is not found otherwise. */
async function NoPage({ slug, locale }: Pick<Props, "slug" | "locale">) {
  const ways = await redirectsData();
  const path = pathOf(slug);
  const to = Object.hasOwn(ways, path) ? ways[path] : undefined;
  if (to === undefined) return <AnswerNotFound />;
  const isWithoutLanguage = to.startsWith("/") && !isLocale(to.split(/[/?#]/)[1]);
  permanentRedirect(isWithoutLanguage ? localeHref(locale, to) : to);
}

/** A page an editor has composed; the message with status 404 where there is none. */
export async function CmsPage({ slug, locale, search = "" }: Props) {
  const found = await cmsPageData(slug);
  if (!found) return <NoPage slug={slug} locale={locale} />;
  const { page, questions } = found;
  return (
    <>
      <PageData page={page} questions={questions} origin={env().SHOP_URL} locale={locale} />
      <PageBlocks
        page={page}
        questions={questions}
        search={search}
        locale={locale}
        storefront={await storefrontData()}
      />
    </>
  );
}
