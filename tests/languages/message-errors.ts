import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { kindsIn } from "./message-kinds";
import type { Messages } from "./message-files";
import { sameWords } from "./same-words";

const form = /\.(zero|one|two|few|many|other)$/;

/** A key whose end is the form of a number, in a family that has at least "other". */
const isForm = (key: string, texts: Messages) => form.test(key) && texts.has(key.replace(form, ".other"));

/** Keys that a language lacks or has too many; the forms of a number are its own. */
export function keyErrors(locale: Locale, texts: Messages, original: Messages): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(languageTag(locale)).resolvedOptions();
  const hasPluralCategory = (key: string) =>
    pluralCategories.some((category) => key.endsWith(`.${category}`));
  const missing = [...original.keys()].filter(
    (key) => !texts.has(key) && !(isForm(key, original) && !hasPluralCategory(key)),
  );
  const unknown = [...texts.keys()].filter(
    (key) => !original.has(key) && !(isForm(key, texts) && hasPluralCategory(key)),
  );
  return [...missing.map((key) => `${key} is missing`), ...unknown.map((key) => `${key} is unknown`)];
}

/** A number with forms may be filled in plainly by a language that has one form. */
const asPlainPlaceholder = (kind: string) => kind.replace(/: plural$/, ": plain");

/** Texts that fill in something else, or in another way, than the original. */
export function placeholderErrors(texts: Messages, original: Messages): readonly string[] {
  return [...texts].flatMap(([key, text]) => {
    const source = original.get(key) ?? original.get(key.replace(form, ".other"));
    if (source === undefined) return [];
    const wanted = kindsIn(source);
    const given = kindsIn(text);
    // One of something may be said without its number.
    const isFree = (kind: string) => isForm(key, texts) && kind === "count: plain";
    const missing = [...wanted].filter(
      (kind) => !given.has(kind) && !given.has(asPlainPlaceholder(kind)) && !isFree(kind),
    );
    const unknown = [...given].filter(
      (kind) =>
        !wanted.has(kind) &&
        ![...wanted].some((other) => asPlainPlaceholder(other) === kind) &&
        !isFree(kind),
    );
    const found = [...missing.map((kind) => `lacks ${kind}`), ...unknown.map((kind) => `has ${kind}`)];
    return found.length === 0 ? [] : [`${key} ${found.join(", ")}`];
  });
}

/** What is left of a text without names to fill in, figures, units and signs. */
const bareWords = (text: string) =>
  text
    .replace(/\{\w+\}|<\/?\w+>|%s/g, " ")
    .replace(/\b(?:mm|cm|A\/h)\b/g, " ")
    .replace(/[^\p{L}\s-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Texts that read as another language has them. */
export function untranslatedTexts(texts: Messages, others: Messages): readonly string[] {
  return [...texts].flatMap(([key, text]) => {
    const words = bareWords(text);
    const isLeft = others.get(key) === text && /\p{L}/u.test(words) && !sameWords.has(words);
    return isLeft ? [`${key}: ${text}`] : [];
  });
}
