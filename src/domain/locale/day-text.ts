import { dateTag, type Locale } from "./locale";

/** A day without its year, in UTC: "31 mars", "31 March". */
export const dayText = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateTag(locale), { day: "numeric", month: "long", timeZone: "UTC" }).format(date);
