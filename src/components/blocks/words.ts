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

/** The language of a text that stands in for a missing translation; nothing where the page's own is there. */
export const fallbackLang = (text: object, locale: Locale): string | undefined =>
  locale === defaultLocale || locale in text ? undefined : languageTag(defaultLocale);

/** The same, to be spread over an element: a property that is left out takes no place in a page's record. */
export function langOf(text: object, locale: Locale): Pick<Words, "lang"> {
  const lang = fallbackLang(text, locale);
  return lang ? { lang } : {};
}

/** A text and, where French stands in for it, its language: to be spread over the element that shows it. */
export const words = (text: Localised, locale: Locale): Words => ({
  children: localise(text, locale),
  ...langOf(text, locale),
});
