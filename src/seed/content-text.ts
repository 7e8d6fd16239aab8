import * as v from "valibot";
import {
  defaultLocale,
  inEachLanguage,
  isLocale,
  locales,
  type Locale,
  type Localised,
} from "@/src/domain/locale/locale";
import { readContent, readIfThere } from "./read-content";

const words = v.pipe(v.string(), v.nonEmpty("A text is empty; a missing translation is left out"));

function readTranslations(locale: string): Readonly<Record<string, string>> {
  const file = `texts/${locale}.json`;
  return readIfThere(file) === undefined ? {} : readContent(file, v.record(words, words));
}

/** Translations of the French texts of content/, by language. A language without a file has none. */
export const translations = inEachLanguage(readTranslations);

/** What is not there in a language is left out: pages show French, and the admin lists it as missing. */
function withTranslations(french: string, translationIn: (locale: Locale) => string | undefined): Localised {
  const found = locales
    .map((locale) => [locale, translationIn(locale)] as const)
    .filter(([, words]) => words !== undefined);
  return { [defaultLocale]: french, ...Object.fromEntries(found) };
}

const byLanguage = v.pipe(
  v.objectWithRest({ [defaultLocale]: words }, words),
  v.check((text) => Object.keys(text).every(isLocale), "A text is in a language that the shop does not have"),
);

/**
 * A text: French words, translated in texts/<language>.json, or an object that gives words by language where they differ
 * from the usual translation.
 */
export const text = v.pipe(
  v.union([
    v.pipe(
      words,
      v.transform((french) => ({ [defaultLocale]: french })),
    ),
    byLanguage,
  ]),
  v.transform(({ [defaultLocale]: french, ...others }): Localised => ({
    ...withTranslations(french, (locale) => translations[locale][french]),
    ...others,
  })),
);

const fileIn = (locale: string, name: string) => readIfThere(`texts/${locale}/${name}.md`)?.trim();

/** A long text: `{ "file": "terms" }` is texts/<language>/terms.md. */
export const fileText = v.pipe(
  v.strictObject({ file: v.string() }),
  v.check(({ file }) => Boolean(fileIn(defaultLocale, file)), "The text has no French file in content/texts"),
  v.transform(({ file }) =>
    withTranslations(fileIn(defaultLocale, file) ?? "", (locale) => fileIn(locale, file)),
  ),
);

/** Texts of a row whose columns all have to be filled: a language in which one of them is missing has none. */
export function completeLanguages<const Texts extends Readonly<Record<string, Localised>>>(
  texts: Texts,
): Texts {
  const isComplete = (locale: string) =>
    isLocale(locale) && Object.values(texts).every((localised) => localised[locale] !== undefined);
  const complete = Object.entries(texts).map(([name, localised]) => [
    name,
    Object.fromEntries(Object.entries(localised).filter(([locale]) => isComplete(locale))),
  ]);
  return Object.fromEntries(complete) as Texts;
}
