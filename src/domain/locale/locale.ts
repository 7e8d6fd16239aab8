import type { AmountForm } from "@/src/domain/money/amount-form";
import { languages } from "./languages";

/** A language of the shop, by its code in addresses and in the CMS. */
export type Locale = keyof typeof languages;

export const isLocale = (value: unknown): value is Locale =>
  typeof value === "string" && Object.hasOwn(languages, value);

export const locales: readonly Locale[] = Object.keys(languages).filter(isLocale);

/** Default language: its addresses have no prefix, other texts fall back to it, and staff writes it first. */
export const defaultLocale = "fr" satisfies Locale;

/** Language of mails to staff and of lists of requests. */
export const staffLocale: Locale = defaultLocale;

/** A text in every language; a missing one falls back to French. */
export type Localised = Readonly<{ [defaultLocale]: string } & Partial<Record<Locale, string>>>;

/** The text in a language, or the French one where it is missing. */
export function localise(text: Localised, locale: Locale): string {
  return text[locale] || text[defaultLocale];
}

/** Something made for each language. */
export const inEachLanguage = <Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

/** The language tag browsers and search engines know: `jp` is a country code, Japanese is `ja`. */
export const languageTag = (locale: Locale): string => languages[locale].tag;

/** The same with its country, as link previews write it: "fr_FR". */
export const previewTag = (locale: Locale): string => `${languageTag(locale)}_${languages[locale].country}`;

/** The tag dates are formatted with. */
export const dateTag = (locale: Locale): string => languages[locale].dates;

/** The language of a tag; null for one that the shop does not have. @param tag as "ja" */
export const localeOfTag = (tag: string): Locale | null =>
  locales.find((locale) => languageTag(locale) === tag) ?? null;

/** The tag number formats are made with. */
export const numberTag = (locale: Locale): string => languages[locale].numbers;

/** How amounts are written. */
export const amountForm = (locale: Locale): AmountForm => languages[locale].amounts;

/** For Intl: measures beside running text; amounts are numberTag's. */
export const measureTag = (locale: Locale): string => languages[locale].measures;

/** A measure below a thousand. A browser's first number format costs ten times what all else of it does. */
export const measureText = (measure: number, locale: Locale): string =>
  String(measure).replace(".", languages[locale].decimalSign);

/** Separator between the words of a list. */
export const listComma = (locale: Locale): string => (languages[locale].script === "japanese" ? "、" : ", ");
