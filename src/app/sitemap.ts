import type { MetadataRoute } from "next";
import { isLocale, languageTag, locales } from "../domain/locale/locale";
import { env } from "../env";
import { localeHref } from "../i18n/locale-href";
import { addressesData } from "./(shop)/page-data";

/** It lists what is in the CMS when it is asked for. */
export const dynamic = "force-dynamic";

/** One sitemap a language: /sitemap/fr.xml and so on; robots.txt names them. */
export const generateSitemaps = () => Promise.resolve(locales.map((id) => ({ id })));

export default async function sitemap({ id }: { id: Promise<string> }): Promise<MetadataRoute.Sitemap> {
  const locale = await id;
  if (!isLocale(locale)) return [];
  const absolute = (path: string) => new URL(path, env().SHOP_URL).href;
  const addresses = await addressesData();
  return addresses
    .filter(({ languages }) => languages.includes(locale))
    .map(({ path, languages }) => ({
      url: absolute(localeHref(locale, path)),
      alternates: {
        languages: Object.fromEntries([
          ...languages.map((language) => [languageTag(language), absolute(localeHref(language, path))]),
          ["x-default", absolute(path)],
        ]),
      },
    }));
}
