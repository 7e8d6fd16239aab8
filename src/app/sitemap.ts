import type { MetadataRoute } from "next";
import { defaultLocale, isLocale, languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { pageAddress } from "@/src/i18n/page-address";
import { addressesData } from "./_shop/page-data";

/** It lists the content of the CMS at the time of the request. */
export const dynamic = "force-dynamic";

/** One sitemap a language: /sitemap/fr.xml and so on; robots.txt names them. */
export const generateSitemaps = () => Promise.resolve(locales.map((id) => ({ id })));

export default async function sitemap({ id }: { id: Promise<string> }): Promise<MetadataRoute.Sitemap> {
  const locale = await id;
  if (!isLocale(locale)) return [];
  const address = (language: Locale, path: string) => pageAddress(env().SHOP_URL, language, path);
  const addresses = await addressesData();
  return addresses
    .filter(({ languages }) => languages.includes(locale))
    .map(({ path, languages, changedAt }) => ({
      url: address(locale, path),
      ...(changedAt !== undefined && { lastModified: changedAt }),
      alternates: {
        languages: Object.fromEntries([
          ...languages.map((language) => [languageTag(language), address(language, path)]),
          ["x-default", address(defaultLocale, path)],
        ]),
      },
    }));
}
