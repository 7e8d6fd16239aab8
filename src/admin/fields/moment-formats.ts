import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Format of a day in a form, in the notation of date-fns, by the reader's language. */
const days = { fr: "dd/MM/yyyy", en: "d MMM yyyy", es: "dd/MM/yyyy", ja: "yyyy/MM/dd" };

/**
 * @param language as the admin knows it
 * @param hasHour whether it includes the hour
 */
export const momentFormat = (language: string, hasHour: boolean): string =>
  inReaderLanguage(days, language) + (hasHour ? " HH:mm" : "");
