import type { I18nOptions } from "@payloadcms/translations";
import { translations } from "@payloadcms/translations/all";
import { languageTag, locales } from "@/src/domain/locale/locale";

const delivered: NonNullable<I18nOptions["supportedLanguages"]> = translations;

/** Built-in translations of the admin in the shop's languages; it identifies them by other tags, and lacks some. */
export const adminLanguages = Object.fromEntries(
  locales.map(languageTag).flatMap((tag) => {
    const words = Object.entries(delivered).find(([language]) => language === tag)?.[1];
    return words ? [[tag, words] as const] : [];
  }),
);
