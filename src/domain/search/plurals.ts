import type { Locale } from "@/src/domain/locale/locale";

/** Plural endings with their singular, the most likely first; a language without a row has none. */
const plurals: Readonly<Partial<Record<Locale, readonly (readonly [ending: string, singular: string])[]>>> = {
  fr: [
    ["eaux", "eau"],
    ["aux", "al"],
    ["x", ""],
    ["s", ""],
  ],
  en: [
    ["ies", "y"],
    ["s", ""],
    ["es", ""],
  ],
  es: [
    ["ces", "z"],
    ["s", ""],
    ["es", ""],
  ],
};

/** A shorter word would occur in half of all others. */
const shortestSingular = 3;

/** Words that a folded word may be the plural of, the likeliest first. */
export const singularsOf = (word: string, locale: Locale): readonly string[] =>
  (plurals[locale] ?? [])
    .filter(([ending]) => word.endsWith(ending))
    .map(([ending, singular]) => word.slice(0, word.length - ending.length) + singular)
    .filter((form) => form.length >= shortestSingular);
