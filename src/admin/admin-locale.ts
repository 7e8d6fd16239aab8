import { localeOfTag, type Locale } from "@/src/domain/locale/locale";

/** How numbers are written for whoever reads the admin in a language. @param language as the admin knows it */
export const adminLocale = (language: string): Locale => localeOfTag(language) ?? "en";
