import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@/src/domain/locale/locale";
import { flattenTexts, type TextTree } from "@/src/i18n/text-tree";

const folder = path.resolve(import.meta.dirname, "../../src/i18n/messages");

/** Text by file and path: "cart.empty.title". */
export type Messages = ReadonlyMap<string, string>;

/** Everything the message files of a language hold, also what no page loads. */
export function messagesOf(locale: Locale): Messages {
  const files = readdirSync(path.join(folder, locale)).filter((file) => file.endsWith(".json"));
  return new Map(
    files.flatMap((file) => {
      const tree: TextTree = JSON.parse(readFileSync(path.join(folder, locale, file), "utf8"));
      return flattenTexts(tree, `${path.basename(file, ".json")}.`);
    }),
  );
}
