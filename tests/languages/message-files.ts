import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@/src/domain/locale/locale";
import { flattenTexts, type TextTree } from "@/src/i18n/text-tree";

const i18n = path.resolve(import.meta.dirname, "../../src/i18n");

/** Text by file and path: "cart.empty.title". */
export type Messages = ReadonlyMap<string, string>;

function readFolder(folder: string, prefix: string): readonly (readonly [string, string])[] {
  const files = readdirSync(path.join(i18n, folder)).filter((file) => file.endsWith(".json"));
  return files.flatMap((file) => {
    const tree: TextTree = JSON.parse(readFileSync(path.join(i18n, folder, file), "utf8"));
    return flattenTexts(tree, `${prefix}${path.basename(file, ".json")}.`);
  });
}

/** Everything the message files of a language hold, also what no page loads. */
export const messagesOf = (locale: Locale): Messages => new Map(readFolder(`messages/${locale}`, ""));

/** Messages of the admin. */
export const adminMessagesOf = (locale: Locale): Messages => new Map(readFolder(`admin/${locale}`, ""));
