import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { launchChecksEnglish } from "./launch-checks-english";
import { launchChecksFrench } from "./launch-checks-french";
import { launchChecksJapanese } from "./launch-checks-japanese";
import { launchChecksSpanish } from "./launch-checks-spanish";
import type { LaunchChecksTexts } from "./launch-checks-words";

const launchChecksTexts = {
  fr: launchChecksFrench,
  en: launchChecksEnglish,
  es: launchChecksSpanish,
  ja: launchChecksJapanese,
};

/** @param language of the person at the admin */
export const launchChecksTextsOf = (language: string): LaunchChecksTexts =>
  inReaderLanguage<LaunchChecksTexts>(launchChecksTexts, language);
