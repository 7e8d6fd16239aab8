import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { dutiesEnglish } from "./duties-english";
import { dutiesFrench } from "./duties-french";
import { dutiesJapanese } from "./duties-japanese";
import { dutiesSpanish } from "./duties-spanish";
import type { DutiesTexts } from "./duties-words";

const dutiesTexts = { fr: dutiesFrench, en: dutiesEnglish, es: dutiesSpanish, ja: dutiesJapanese };

/** @param language of the person at the admin */
export const dutiesTextsOf = (language: string): DutiesTexts =>
  inReaderLanguage<DutiesTexts>(dutiesTexts, language);
