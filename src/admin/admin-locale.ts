import { localeOfTag, type Locale } from "@/src/domain/locale/locale";

/** How numbers are written for whoever reads the admin in a language. @param language as the admin knows it */
export const adminLocale = (language: string): Locale => localeOfTag(language) ?? "en";

/** Languages the admin speaks; it falls back to English. */
export const adminLanguage = (language: string): "fr" | "en" | "es" | "ja" =>
  language === "fr" || language === "es" || language === "ja" ? language : "en";
