import type { CollectionConfig } from "payload";
import { inReaderLanguage, type ReaderText } from "@/src/domain/locale/in-reader-language";

const isByLanguage = (label: unknown): label is ReaderText =>
  typeof label === "object" && label !== null && "en" in label;

/**
 * Payload names the button that adds a document with the label as it stands in the configuration: texts by language
 * would be read out as "[object Object]". Asked of a function, the label reaches the browser in the reader's words.
 */
export function withWordedLabel(collection: CollectionConfig): CollectionConfig {
  const singular = collection.labels?.singular;
  if (!isByLanguage(singular)) return collection;
  const labels = {
    ...collection.labels,
    singular: ({ i18n }: { i18n: { language: string } }) => inReaderLanguage(singular, i18n.language),
  };
  return { ...collection, labels };
}
