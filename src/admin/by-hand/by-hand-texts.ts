import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { byHandEnglish } from "./by-hand-english";
import { byHandFrench } from "./by-hand-french";
import { byHandJapanese } from "./by-hand-japanese";
import { byHandSpanish } from "./by-hand-spanish";
import type { ByHandTexts } from "./by-hand-words";

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", ByHandTexts>> = {
  fr: byHandFrench,
  en: byHandEnglish,
  es: byHandSpanish,
  ja: byHandJapanese,
};

/** @param language of the admin user */
export const byHandTextsOf = (language: string): ByHandTexts => inReaderLanguage(texts, language);
