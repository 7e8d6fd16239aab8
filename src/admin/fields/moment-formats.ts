import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** How a day is typed and read in a form, in the notation of date-fns: as the reader's language writes it. */
const days = { fr: "dd/MM/yyyy", en: "d MMM yyyy", es: "dd/MM/yyyy", ja: "yyyy/MM/dd" };

/** @param language as the admin knows it @param hasHour whether the hour stands beside the day */
export const momentFormat = (language: string, hasHour: boolean): string =>
  inReaderLanguage(days, language) + (hasHour ? " HH:mm" : "");
