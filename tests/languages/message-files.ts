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

function readFolder(folder: string): readonly (readonly [string, string])[] {
  const files = readdirSync(path.join(i18n, folder)).filter((file) => file.endsWith(".json"));
  return files.flatMap((file) => {
    const tree: TextTree = JSON.parse(readFileSync(path.join(i18n, folder, file), "utf8"));
    return flattenTexts(tree, prefixOf(path.basename(file, ".json")));
  });
}

/** Everything the message files of a language hold, also what no page loads. */
export const messagesOf = (locale: Locale): Messages => new Map(readFolder(`messages/${locale}`));

/** Messages of page blocks, which have all languages in one file. */
function blockMessagesOf(locale: Locale): readonly (readonly [string, string])[] {
  const tree: TextTree = JSON.parse(readFileSync(path.join(i18n, "admin/blocks.json"), "utf8"));
  const ending = `.${locale}`;
  return flattenTexts(tree, "blocks.").flatMap(([key, text]) =>
    key.endsWith(ending) ? [[key.slice(0, -ending.length), text] as const] : [],
  );
}

/** Messages of the admin. */
export const adminMessagesOf = (locale: Locale): Messages =>
  new Map([...readFolder(`admin/${locale}`), ...blockMessagesOf(locale)]);
