import type { TranslationNote } from "./shop-text";

/** A text as it was before a save, or is afterwards, in every language. */
export type Translations = Readonly<Record<string, string>>;

/** Changes of the notes of translations caused by a save. */
export type NoteChange =
  | { readonly locale: string; readonly remove: true }
  | { readonly locale: string; readonly note: TranslationNote; readonly onlyFirst: boolean };

/**
 * A translation that was written just now belongs to the French text beside it. One that stayed while the French changed
 * belongs to the French from before, unless an older one is remembered already.
 * @param source the language all others are translated from
 */
export function noteChanges(
  before: Translations,
  after: Translations,
  source: string,
): readonly NoteChange[] {
  const [old, now] = [before[source] ?? "", after[source] ?? ""];
  const locales = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return locales.flatMap((locale): readonly NoteChange[] => {
    if (locale === source) return [];
    const [was, is] = [before[locale] ?? "", after[locale] ?? ""];
    if (is === "") return was === "" ? [] : [{ locale, remove: true }];
    if (is !== was) return [{ locale, note: { source: now, state: "translated" }, onlyFirst: false }];
    if (old === now || old === "") return [];
    return [{ locale, note: { source: old, state: "translated" }, onlyFirst: true }];
  });
}
