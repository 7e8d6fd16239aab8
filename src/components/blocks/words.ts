import {
  defaultLocale,
  languageTag,
  localise,
  type Locale,
  type Localised,
} from "../../domain/locale/locale";

interface Words {
  readonly children: string;
  readonly lang: string | undefined;
}

/** The language of a text that stands in for a missing translation; nothing where the page's own is there. */
export const fallbackLang = (text: object, locale: Locale): string | undefined =>
  locale === defaultLocale || locale in text ? undefined : languageTag(defaultLocale);

/** A text and, where French stands in for it, its language: to be spread over the element that shows it. */
export const words = (text: Localised, locale: Locale): Words => ({
  children: localise(text, locale),
  lang: fallbackLang(text, locale),
});
