import type { Picture } from "@/src/domain/content/picture";
import { languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import type { Law } from "./law";
import { sellsToUnion } from "./sold-to";

/** Official languages of the European Union, ISO 639-1: the notice exists in these. Source: Council regulation no 1. */
const unionLanguages = new Set(
  "bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv".split(" "),
);

/** Languages of the shop in which there is an official notice. */
const noticeLanguages: readonly Locale[] = locales.filter((locale) =>
  unionLanguages.has(languageTag(locale)),
);

/** Languages whose notice is not uploaded. */
export const missingNotices = ({ guaranteeNotice }: Pick<Law, "guaranteeNotice">): readonly Locale[] =>
  noticeLanguages.filter((locale) => guaranteeNotice[locale] === undefined);

/** A notice, and the language it is written in. */
export interface ShownNotice {
  readonly picture: Picture;
  readonly locale: Locale;
}

/**
 * The notice that a page in a language shows: where there is none of its own the English one, then the French one. Null
 * where none is uploaded, and for a shop that sells to no country of the Union.
 * Source: directive 2011/83/EU, article 22a; implementing regulation (EU) 2025/1960, annex I.
 */
export function noticeIn(
  { guaranteeNotice }: Pick<Law, "guaranteeNotice">,
  countries: readonly string[],
  locale: Locale,
): ShownNotice | null {
  if (!sellsToUnion(countries)) return null;
  for (const language of [locale, "en", "fr"] as const) {
    const picture = guaranteeNotice[language];
    if (picture) return { picture, locale: language };
  }
  return null;
}
