import { languageTag, type Locale } from "@/src/domain/locale/locale";

/** Texts with a number, in singular and plural. */
export type PluralForms = Readonly<Record<"one" | "other", string>>;

/** The plural form of a number: in French zero is singular too, Japanese has only one form. */
export const pluralForm = (words: PluralForms, count: number, locale: Locale): string =>
  new Intl.PluralRules(languageTag(locale)).select(count) === "one" ? words.one : words.other;
