import { readerFallback, type ReaderText } from "@/src/domain/locale/in-reader-language";
import { languageTag, locales } from "@/src/domain/locale/locale";
import messages from "@/src/i18n/admin/blocks.json";
import { adminMessages } from "@/src/i18n/admin-messages";
import type { TextTree } from "@/src/i18n/text-tree";

/** Fields that most blocks have. */
const common: Readonly<Record<string, ReaderText>> = {
  title: adminMessages("content.block.title"),
  text: adminMessages("content.block.text.text.label"),
  link: adminMessages("content.block.link.link.label"),
  second: adminMessages("content.block.secondLink.second.label"),
};

type Branch = TextTree[string] | undefined;

const at = (tree: Branch, key: string): Branch => (typeof tree === "object" ? tree[key] : undefined);

/**
 * What a block, a field or a choice is called in the admin.
 * @param path the slug of the block and the names of its fields: figures, figures, unit
 * @throws Error where src/i18n/admin/blocks.json has no message and it is not a common field
 */
export function blockLabel(path: readonly string[]): ReaderText {
  const found = path.reduce<Branch>(at, messages);
  // What has messages inside it has its own under "name".
  const own = at(found, "name") ?? found;
  const english = at(own, readerFallback);
  if (typeof english === "string") {
    const languages = locales.map((locale) => [languageTag(locale), at(own, locale) ?? english]);
    return { ...Object.fromEntries(languages), en: english };
  }
  const label = common[path.at(-1) ?? ""];
  if (!label) throw new Error(`There is no message ${path.join(".")} in src/i18n/admin/blocks.json.`);
  return label;
}
