import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { pricesEnglish } from "./prices-english";
import { pricesFrench } from "./prices-french";
import { pricesJapanese } from "./prices-japanese";
import { pricesSpanish } from "./prices-spanish";
import type { PricesTexts } from "./prices-words";

const pricesTexts = { fr: pricesFrench, en: pricesEnglish, es: pricesSpanish, ja: pricesJapanese };

/** @param language of the admin user */
export const pricesTextsOf = (language: string): PricesTexts =>
  inReaderLanguage<PricesTexts>(pricesTexts, language);
