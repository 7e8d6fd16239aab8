import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageAt } from "@/src/domain/content/pages/page-at";
import type { PageRow } from "@/src/domain/content/pages/page-row";
import { summaryOf } from "@/src/domain/content/summary";
import { defaultLocale, languageTag, locales, previewTag, type Locale } from "@/src/domain/locale/locale";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { defaultSelection } from "@/src/domain/watch/selection";
import { env } from "@/src/env";
import { pageAddress } from "./page-address";

interface Page {
  locale: Locale;
  /** Path without a language, or its row in the table of pages where the address itself is a secret. */
  path: string;
  title: string;
  description: string;
  /** Absolute or rooted address of a picture for link previews; the brand beside a watch when left out. */
  image?: string;
  /** Languages the page exists in; all four when left out. Source: specification 10.3. */
  languages?: readonly Locale[];
}

/** A page without a picture of its own is shown with the brand, see src/app/icons. */
const usualImage = "/icons/link.jpg";

/** The watch beside the brand there: the one the configurator begins with. */
export const usualWatch = frontImageUrl(defaultSelection, { width: 1000, stage: "givre", format: "jpeg" });

const absolute = (path: string) => new URL(path, env().SHOP_URL).href;

const robots = {
  noindex: { index: false },
  none: { index: false, follow: false },
} as const satisfies Readonly<Record<NonNullable<PageRow["robots"]>, Metadata["robots"]>>;

/** What the table of pages lets search engines do with an address. */
export function robotsOf(path: string): Metadata["robots"] {
  const rule = pageAt(path)?.robots;
  return rule && robots[rule];
}

/** The language of a link preview; the others a page comes in are said by its alternates. */
export const previewLocale = (locale: Locale) => ({ locale: previewTag(locale) });

/** What search engines and link previews read: title, description, canonical address, the other languages. */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const t = await getTranslations({ locale: page.locale, namespace: "common" });
  return metadataOf(page, t("brand"));
}

/** The same, of a shop with a name. */
export function metadataOf(page: Page, brand: string): Metadata {
  const { locale, path, title, description, image = usualImage, languages = locales } = page;
  const text = { title, description: summaryOf(description, locale) };
  if (pageAt(path)?.robots === "none") return { ...text, robots: robotsOf(path) };
  const alternates = Object.fromEntries(
    languages.map((language) => [languageTag(language), pageAddress(env().SHOP_URL, language, path)]),
  );
  const robots = robotsOf(path);
  return {
    ...text,
    ...(robots && { robots }),
    alternates: {
      canonical: pageAddress(env().SHOP_URL, locale, path),
      languages: {
        ...alternates,
        ...(languages.includes(defaultLocale) && { "x-default": absolute(path) }),
      },
    },
    openGraph: {
      ...text,
      type: "website",
      siteName: brand,
      ...previewLocale(locale),
      url: pageAddress(env().SHOP_URL, locale, path),
      images: [{ url: absolute(image) }],
    },
  };
}

/** Title of a missing page; search engines drop it from their index. */
export async function notFoundMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "common.notFound" });
  return { title: t("title"), robots: { index: false } };
}
