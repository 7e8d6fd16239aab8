import type { CollectionConfig, LabelFunction } from "payload";
import { inReaderLanguage, type ReaderText } from "@/src/domain/locale/in-reader-language";

type Label = NonNullable<CollectionConfig["labels"]>["singular"];

const isByLanguage = (label: unknown): label is ReaderText =>
  typeof label === "object" && label !== null && "en" in label;

function worded(label: Label): Label {
  if (!isByLanguage(label)) return label;
  const asked: LabelFunction = ({ i18n }) => inReaderLanguage(label, i18n.language);
  return asked;
}

/**
 * Payload puts a list's label into the names of its buttons unconverted: texts by language would be read out as
 * "[object Object]". As a function, it is resolved in the reader's language. The texts themselves stay beside it, for
 * code that reads them all.
 * Upstream: https://github.com/payloadcms/payload/issues/17069
 */
export function withWordedLabels(collection: CollectionConfig): CollectionConfig {
  const { labels = {}, custom } = collection;
  return {
    ...collection,
    custom: { ...custom, labels },
    labels: { ...labels, singular: worded(labels.singular), plural: worded(labels.plural) },
  };
}
