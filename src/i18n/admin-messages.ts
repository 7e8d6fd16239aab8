import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fill } from "@/src/domain/locale/fill";
import { inReaderLanguage, readerFallback, type ReaderText } from "@/src/domain/locale/in-reader-language";
import { languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import { perProcess } from "@/src/per-process";
import type browser from "./admin/fr/browser.json";
import type catalogue from "./admin/fr/catalogue.json";
import type common from "./admin/fr/common.json";
import type content from "./admin/fr/content.json";
import type home from "./admin/fr/home.json";
import type orders from "./admin/fr/orders.json";
import type people from "./admin/fr/people.json";
import type sales from "./admin/fr/sales.json";
import type settings from "./admin/fr/settings.json";
import type staff from "./admin/fr/staff.json";
import type translating from "./admin/fr/translating.json";
import { withFallback, type TextTree } from "./text-tree";

/** A file for each area of the admin; French types the keys. */
interface Areas {
  /** What scripts in the browser show: sent with each page of the admin, so it holds nothing else. */
  readonly browser: typeof browser;
  readonly catalogue: typeof catalogue;
  readonly common: typeof common;
  readonly content: typeof content;
  readonly home: typeof home;
  readonly orders: typeof orders;
  readonly people: typeof people;
  readonly sales: typeof sales;
  readonly settings: typeof settings;
  readonly staff: typeof staff;
  readonly translating: typeof translating;
}

type PathsIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : Key | `${Key}.${PathsIn<Tree[Key]>}`;
}[keyof Tree & string];

type At<Tree, Path> = Path extends keyof Tree
  ? Tree[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Tree
      ? At<Tree[Key], Rest>
      : never
    : never;

/** A message or a group of messages: "orders.desk.title", "orders.desk". */
export type AdminPath = PathsIn<Areas>;

/** What stands at a path, in one language. */
export type AdminMessages<Path extends AdminPath> = At<Areas, Path>;

/** The same thing in the languages of the admin, by their tags. */
type ByLanguage<Value> = { readonly [readerFallback]: Value } & Readonly<Record<string, Value>>;

const folder = path.resolve(process.cwd(), "src/i18n/admin");

function readLanguage(locale: Locale): TextTree {
  const files = readdirSync(path.join(folder, locale)).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, ".json"),
      JSON.parse(readFileSync(path.join(folder, locale, file), "utf8")),
    ]),
  );
}

/** What a language lacks is filled with English. */
const trees = perProcess("adminMessages", () => {
  const english = readLanguage(readerFallback);
  return locales.map((locale) => [languageTag(locale), withFallback(readLanguage(locale), english)] as const);
});

function at(tree: TextTree, keys: readonly string[]): string | TextTree {
  return keys.reduce<string | TextTree>((inner, key) => {
    const next = typeof inner === "string" ? undefined : inner[key];
    if (next === undefined) throw new Error(`The admin has no message ${keys.join(".")}.`);
    return next;
  }, tree);
}

/**
 * A message of the admin, or a group of them, in every language: what labels of collections take.
 * @param values of the message's placeholders
 */
export function adminMessages<Path extends AdminPath>(
  name: Path,
  values?: Readonly<Record<string, string | number>>,
): ByLanguage<AdminMessages<Path>> {
  const keys = name.split(".");
  const found = trees().map(([tag, tree]) => {
    const message = at(tree, keys);
    return [tag, values && typeof message === "string" ? fill(message, values) : message] as const;
  });
  // The type follows from the files, which a test compares.
  return Object.fromEntries(found) as unknown as ByLanguage<AdminMessages<Path>>;
}

/** The same in one language. @param language of the admin user, as the admin knows it */
export const adminMessagesIn = <Path extends AdminPath>(
  name: Path,
  language: string | undefined,
): AdminMessages<Path> => inReaderLanguage<AdminMessages<Path>>(adminMessages(name), language);

/** Each message of a group in every language, by its key. */
export function adminMessagesByKey<Path extends AdminPath>(
  name: Path,
): { readonly [Key in keyof AdminMessages<Path>]: ReaderText } {
  const keys = Object.keys(adminMessages(name)[readerFallback] as object);
  return Object.fromEntries(keys.map((key) => [key, adminMessages(`${name}.${key}` as AdminPath)])) as {
    readonly [Key in keyof AdminMessages<Path>]: ReaderText;
  };
}
