import { localise, type Locale, type Localised } from "@/src/domain/locale/locale";

const names: Localised = {
  fr: "Carte cadeau",
  en: "Gift card",
  es: "Tarjeta regalo",
  jp: "ギフトカード",
};

/** What a card is called beside an amount: its kind and the last letters of its code. */
export const cardName = (ending: string, locale: Locale): string => `${localise(names, locale)} …${ending}`;
