import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@/src/domain/locale/locale";
import { sharedFiles } from "@/src/i18n/messages";
import { flattenTexts, type TextTree } from "@/src/i18n/text-tree";

const i18n = path.resolve(import.meta.dirname, "../../src/i18n");

/** Text by group and path: "cart.empty.title". */
export type Messages = ReadonlyMap<string, string>;

/** What paths begin with in a file: the group it is for, where it has no groups inside. */
export const prefixOf = (name: string): string => (name in sharedFiles ? "" : `${name}.`);

const countKeys = (tree: TextTree): number =>
  Object.values(tree).reduce((sum, value) => sum + 1 + (typeof value === "string" ? 0 : countKeys(value)), 0);

/** JSON.parse keeps the last of two equal keys: the first one's text would be lost. @throws Error when a key is there twice */
function parseTexts(text: string, file: string): TextTree {
  const tree: TextTree = JSON.parse(text);
  // Within a text a quotation mark is escaped, so that nothing there looks like a key.
  const written = text.match(/[{,]\s*"(?:[^"\\]|\\.)*"\s*:/g)?.length ?? 0;
  if (written !== countKeys(tree)) throw new Error(`A key is twice in ${file}.`);
  return tree;
}

function readFolder(folder: string): readonly (readonly [string, string])[] {
  const files = readdirSync(path.join(i18n, folder)).filter((file) => file.endsWith(".json"));
  return files.flatMap((file) => {
    const tree = parseTexts(readFileSync(path.join(i18n, folder, file), "utf8"), `${folder}/${file}`);
    return flattenTexts(tree, prefixOf(path.basename(file, ".json")));
  });
}

/** Everything the message files of a language hold, also what no page loads. */
export const messagesOf = (locale: Locale): Messages => new Map(readFolder(`messages/${locale}`));

/** Messages of page blocks, which have all languages in one file. */
function blockMessagesOf(locale: Locale): readonly (readonly [string, string])[] {
  const tree = parseTexts(readFileSync(path.join(i18n, "admin/blocks.json"), "utf8"), "admin/blocks.json");
  const ending = `.${locale}`;
  return flattenTexts(tree, "blocks.").flatMap(([key, text]) =>
    key.endsWith(ending) ? [[key.slice(0, -ending.length), text] as const] : [],
  );
}

/** Messages of the admin. */
export const adminMessagesOf = (locale: Locale): Messages =>
  new Map([...readFolder(`admin/${locale}`), ...blockMessagesOf(locale)]);
