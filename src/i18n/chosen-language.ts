import { defaultLocale, isLocale, locales, type Locale } from "@/src/domain/locale/locale";

const prefixed = new RegExp(`^/(?:${locales.join("|")})(?:[/?]|$)`);
const chosen = /(?:^|;\s*)NEXT_LOCALE=([^;]*)/;

/**
 * The language that a visitor has chosen and that an address without one does not show; null where the address stays.
 * @param address path, with or without a query
 * @param cookies of the request, as they came
 * Source: specification 10.4.
 */
export function chosenLanguage(address: string, cookies: string): Locale | null {
  const value = chosen.exec(cookies)?.[1];
  if (!isLocale(value) || value === defaultLocale || prefixed.test(address)) return null;
  return value;
}
