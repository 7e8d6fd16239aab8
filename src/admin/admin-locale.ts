import { localeOfTag, type Locale } from "@/src/domain/locale/locale";

/**
 * Number format of an admin language.
 * @param language as the admin knows it
 */
export const adminLocale = (language: string): Locale => localeOfTag(language) ?? "en";
