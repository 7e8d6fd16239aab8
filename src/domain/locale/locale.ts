/**
 * The four languages of the shop, as they stand in addresses and in the CMS.
 * Source: specification 1.2 and 10.1.
 */
export const locales = ["fr", "en", "es", "jp"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "fr";

/** A text in every language; a missing one falls back to French. */
export type Localised = Readonly<{ fr: string } & Partial<Record<Locale, string>>>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The text in a language, or the French one where it is missing. */
export function localise(text: Localised, locale: Locale): string {
  return text[locale] || text.fr;
}

/** The language tag browsers and search engines know: `jp` is a country code, Japanese is `ja`. */
const languageTags: Record<Locale, string> = { fr: "fr", en: "en", es: "es", jp: "ja" };
export const languageTag = (locale: Locale): string => languageTags[locale];

/**
 * The tag number formats are made with.
 * Source: specification §9: fr-FR, en-EN, es-ES; jp uses fr-FR. Never give Intl 'jp': it silently
 * answers with the host's language.
 */
const numberTags: Record<Locale, string> = { fr: "fr-FR", en: "en-EN", es: "es-ES", jp: "fr-FR" };
export const numberTag = (locale: Locale): string => numberTags[locale];
