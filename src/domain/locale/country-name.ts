import { languageTag, type Locale } from "./locale";

/** A country in the words of a language; nothing where none is known. @param code ISO 3166-1 */
export const countryName = (code: string, locale: Locale): string =>
  code === "" ? "" : (new Intl.DisplayNames([languageTag(locale)], { type: "region" }).of(code) ?? code);
