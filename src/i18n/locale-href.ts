import { defaultLocale, isLocale, locales, type Locale } from "@/src/domain/locale/locale";

/**
 * The address of a page in a language: French without a prefix, the same path in every language.
 * @param path begins with a slash, without a language: "/montres", "/montres?ligne=distinction"
 */
export function localeHref(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

const prefix = new RegExp(`^/(${locales.join("|")})(?=/|$)`);

/** Where the proxy and next.config.ts send a filtered list; in the browser's address it is still the list. */
const filtered = /(?<=\/montres)\/choix\/(libre\/)?[^/]+$|(?<=\/(catalogue|faq))\/recherche$/;

/** The path without its language, as it stands in the tables of pages: "/en/montres/" is "/montres". */
export function barePath(pathname: string): string {
  return pathname.replace(prefix, "").replace(filtered, "").replace(/\/+$/, "") || "/";
}

/** The language an address is in, by its first part. @param address path, with or without a query */
export function localeOfAddress(address: string): Locale {
  const [, first] = address.split(/[/?]/, 2);
  return isLocale(first) ? first : defaultLocale;
}
