import { dateTag, type Locale } from "@/src/domain/locale/locale";
import type { Texts, TextKey } from "@/src/i18n/browser-texts";
import type french from "@/src/i18n/messages/fr/preorder.json";

export type PreorderTexts = Texts<TextKey<typeof french>>;

/** A day of the calendar in words. @param iso as 2027-03-15T00:00:00.000Z */
export const dayWords = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateTag(locale), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Paris",
  }).format(new Date(iso));
