import {
  defaultLocale,
  languageTag,
  localise,
  type Locale,
  type Localised,
} from "@/src/domain/locale/locale";

interface Words {
  readonly children: string;
  /** Left out where it is the page's own. */
  readonly lang?: string;
}

/** The language of a text that replaces a missing translation; nothing where the page's own exists. */
export const fallbackLang = (text: object, locale: Locale): string | undefined =>
  locale === defaultLocale || locale in text ? undefined : languageTag(defaultLocale);

/** The same, as props to spread: an omitted property takes no space in the flight data. */
export function langOf(text: object, locale: Locale): Pick<Words, "lang"> {
  const lang = fallbackLang(text, locale);
  return lang ? { lang } : {};
}

/** A text and, where French replaces it, its language: as props for its element. */
export const words = (text: Localised, locale: Locale): Words => ({
  children: localise(text, locale),
  ...langOf(text, locale),
});
