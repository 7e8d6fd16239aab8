import type { I18nOptions } from "@payloadcms/translations";
import { translations } from "@payloadcms/translations/all";
import { languageTag, locales } from "@/src/domain/locale/locale";

const delivered: NonNullable<I18nOptions["supportedLanguages"]> = translations;

/** The admin's own words in the shop's languages; it knows them by their tags, and not every one. */
export const adminLanguages = Object.fromEntries(
  locales.map(languageTag).flatMap((tag) => {
    const words = Object.entries(delivered).find(([language]) => language === tag)?.[1];
    return words ? [[tag, words] as const] : [];
  }),
);
