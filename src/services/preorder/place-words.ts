import type { Snapshot } from "@/src/store/cache/snapshot";
import { fill } from "@/src/domain/locale/fill";
import { dateTag, type Locale } from "@/src/domain/locale/locale";
import type { Place } from "@/src/domain/preorder/preorder-offer";

/** Texts of a pre-order's line on the order, its receipt and in its mails. */
type Words = Snapshot["words"][Locale]["articles"]["preorder"];

/** The reserved place: "Pièce nº 3 sur 60". */
export const placeWords = ({ number, of }: Place, words: Words): string => fill(words.place, { number, of });

/** The remaining payment. @param rest formatted amount */
export const depositWords = (percent: number, rest: string, words: Words): string =>
  fill(words.deposit, { percent, rest });

/** When it ships. @param day ISO text */
export function shipsWords(day: string, words: Words, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateTag(locale), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Paris",
  });
  return fill(words.ships, { day: format.format(new Date(day)) });
}
