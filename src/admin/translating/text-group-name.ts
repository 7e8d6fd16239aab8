import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import { inReaderLanguage, type ReaderText } from "@/src/domain/locale/in-reader-language";
import type { ShopText } from "@/src/domain/translation/shop-text";
import { interfaceTexts } from "@/src/server/runtime/translating/text-entities";

/** Topics of the interface texts in each file, as a translator looks for them. */
export const textGroupNames: Readonly<Record<string, ReaderText>> = adminMessagesByKey(
  "translating.textGroups.textGroup",
);

/**
 * @param group the file's name, which is used where a topic has no name
 * @param language of the reader
 */
export function textGroupName(group: string, language: string): string {
  const name = textGroupNames[group];
  return name ? inReaderLanguage(name, language) : group;
}

/** The name of a text's document: its title, or the topic of an interface text. */
export const titleFor = ({ entity, title }: Pick<ShopText, "entity" | "title">, language: string): string =>
  entity === interfaceTexts ? textGroupName(title, language) : title;
