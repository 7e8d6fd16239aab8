import { languages } from "@/src/domain/locale/languages";
import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { singularsOf } from "./plurals";

const isJapanese = (locale: Locale) => languages[locale].script === "japanese";

/** Letters without a Unicode decomposition, as they are typed on keyboards without them. */
const ligatures: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss" };

/**
 * Text as it is searched: accents, ligatures, case and width do not count, so that "reminiscence" finds "Réminiscence" and
 * ひらがな finds ヒラガナ. Japanese keeps its voicing marks.
 */
export function foldText(text: string, locale: Locale): string {
  const lower = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter);
  if (!isJapanese(locale)) return lower.normalize("NFD").replace(/\p{Mn}/gu, "");
  return lower.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + katakanaAfterHiragana));
}

/** Distance of the two syllabaries in Unicode. */
const katakanaAfterHiragana = 0x60;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, known);
  return known;
}

/** An elided article would be glued to its word: l’acier. */
const elisions = /\b(?:[cdjlmnst]|qu)['’]/gi;

/** A borrowed word, which the dictionary would cut in two: ストラップ. */
const borrowedWord = /([ァ-ヶー]{2,})/;

/** Numbers are written with a space, a point, a comma or nothing between their thousands: 21 600, 21,600. */
const thousands = /(?<![\p{L}\p{N}])(\d{1,3})[ .,](?=\d{3}(?!\d))/gu;

export const joinThousands = (text: string): string => text.normalize("NFKC").replace(thousands, "$1");

/**
 * Letters and digits of a word apart: a size is written "40 mm" or "40mm", a movement "NH35" or "NH 35".
 * @param word folded
 */
export const wordParts = (word: string): readonly string[] => word.match(/\p{L}+|\p{N}+/gu) ?? [];

/**
 * Words passed to PostgreSQL, in the index and in a query alike. Its stemmers give plurals that end in a vowel and
 * an s ("bleus", "correas") another stem than their singular; so the ending is removed before.
 */
export const stemmableWords = (words: readonly string[], locale: Locale): readonly string[] =>
  words.flatMap(wordParts).map((word) => singularsOf(word, locale)[0] ?? word);

/** A text as the language cuts it, before it is folded: words, and the signs and spaces between them. */
function segments(text: string, locale: Locale): readonly string[] {
  const cut = (part: string) =>
    Array.from(segmenter(languageTag(locale)).segment(part), ({ segment }) => segment);
  if (!isJapanese(locale)) return cut(text.replace(elisions, ""));
  return text.split(borrowedWord).flatMap((part) => (borrowedWord.test(part) ? [part] : cut(part)));
}

/** Japanese particles join words and are not words themselves: 青のベルト. */
const particle = /^[のをにはがでとへも]$/;

/** The words of a text, folded; Japanese, which has no spaces, is cut by its dictionary. */
export function searchWords(text: string, locale: Locale): readonly string[] {
  return segments(joinThousands(text), locale)
    .filter((word) => !isJapanese(locale) || !particle.test(word))
    .map((word) => foldText(word, locale).replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((word) => word !== "");
}
