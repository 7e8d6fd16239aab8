import { languages } from "@/src/domain/locale/languages";
import { locales } from "@/src/domain/locale/locale";

/** Languages to choose from, by their native names. */
export const languageOptions = locales.map((locale) => ({ value: locale, label: languages[locale].name }));
