import { languageTag, type Locale } from "./locale";

/** A day without its year, in UTC: "31 mars", "March 31". */
export const dayText = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    date,
  );
