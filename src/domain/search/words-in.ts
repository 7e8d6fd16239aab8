import { defaultLocale, isLocale, type Locale } from "@/src/domain/locale/locale";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A localised value: it has French, and nothing but languages. */
const isInLanguages = (value: Readonly<Record<string, unknown>>) =>
  defaultLocale in value && Object.keys(value).every(isLocale);

/**
 * All words of a composed page in one language, whatever its blocks are: texts in languages, and the stretches of
 * long texts. A language that is missing reads as French, as it is shown.
 */
export function wordsIn(value: unknown, locale: Locale): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => wordsIn(item, locale));
  if (!isRecord(value)) return [];
  if (isInLanguages(value)) {
    const words = value[locale] || value[defaultLocale];
    return typeof words === "string" ? [words] : runsIn(words);
  }
  return Object.values(value).flatMap((item) => wordsIn(item, locale));
}

/** Stretches of a long text, at any depth. */
function runsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(runsIn);
  if (!isRecord(value)) return [];
  return typeof value.text === "string" ? [value.text] : Object.values(value).flatMap(runsIn);
}
