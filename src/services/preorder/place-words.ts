import { languageTag, type Locale } from "@/src/domain/locale/locale";
import type { Place } from "@/src/domain/preorder/preorder-offer";

interface Words {
  readonly place: (place: Place) => string;
  readonly deposit: (percent: number, rest: string) => string;
  readonly ships: (day: string) => string;
}

/** What a pre-order's line says of itself, on the order, its receipt and in its mails. */
const words: Record<Locale, Words> = {
  fr: {
    place: ({ number, of }) => `Pièce nº\u00A0${number} sur ${of}`,
    deposit: (percent, rest) => `Acompte de ${percent}\u00A0% · reste ${rest} avant l’expédition`,
    ships: (day) => `Expédition prévue le ${day}`,
  },
  en: {
    place: ({ number, of }) => `Piece no. ${number} of ${of}`,
    deposit: (percent, rest) => `Deposit of ${percent}% · ${rest} due before shipping`,
    ships: (day) => `Expected to ship on ${day}`,
  },
  es: {
    place: ({ number, of }) => `Pieza n.º\u00A0${number} de ${of}`,
    deposit: (percent, rest) => `Anticipo del ${percent}\u00A0% · quedan ${rest} antes del envío`,
    ships: (day) => `Envío previsto el ${day}`,
  },
  jp: {
    place: ({ number, of }) => `シリアル番号 ${number}／${of}`,
    deposit: (percent, rest) => `内金${percent}%・残額${rest}は発送前にお支払い`,
    ships: (day) => `発送予定日：${day}`,
  },
};

/** The place somebody takes: "Pièce nº 3 sur 60". */
export const placeWords = (place: Place, locale: Locale): string => words[locale].place(place);

/** What is left to pay. @param rest written amount */
export const depositWords = (percent: number, rest: string, locale: Locale): string =>
  words[locale].deposit(percent, rest);

/** When it ships. @param day ISO text */
export function shipsWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Paris",
  });
  return words[locale].ships(format.format(new Date(day)));
}
