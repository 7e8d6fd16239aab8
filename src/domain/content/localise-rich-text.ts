import type { Locale } from "@/src/domain/locale/locale";
import type { LocalisedRichText, RichText } from "./rich-text";

/** A long text in a language, or the French one where it is missing. */
export const localiseRichText = (text: LocalisedRichText, locale: Locale): RichText =>
  text[locale] ?? text.fr;
