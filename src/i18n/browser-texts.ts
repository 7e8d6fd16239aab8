import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { flattenTexts, type TextTree } from "./text-tree";

/** Paths of all texts in a tree: "empty.title". */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

/** Prefixes of texts that come in plural forms: "found" for "found.one" and "found.other". */
type PluralKey<Key extends string> = Key extends `${infer Prefix}.other` ? Prefix : never;

type Values = Readonly<Record<string, string | number>>;

export interface Texts<Key extends string> {
  /** The text, with {names} replaced by values. */
  (key: Key, values?: Values): string;
  /** The plural form a number asks for; the number itself is {count}. */
  count: (key: PluralKey<Key>, count: number, values?: Values) => string;
  /** A text that need not be there, as for values that editors invent. */
  optional: (key: string) => string | undefined;
}

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/**
 * Texts for components that run in the browser: names and plural forms are all they need, so that the whole
 * message formatter stays on the server.
 */
export function browserTexts<Tree>(tree: TextTree, locale: Locale): Texts<TextKey<Tree>> {
  const texts = new Map(flattenTexts(tree));
  let rules: Intl.PluralRules | null = null;
  const formOf = (count: number) => (rules ??= new Intl.PluralRules(languageTag(locale))).select(count);
  const find = (key: string) => texts.get(key) ?? key;
  return Object.assign((key: string, values: Values = {}) => fill(find(key), values), {
    count: (key: string, count: number, values: Values = {}) =>
      fill(texts.get(`${key}.${formOf(count)}`) ?? find(`${key}.other`), { count, ...values }),
    optional: (key: string) => texts.get(key),
  });
}
