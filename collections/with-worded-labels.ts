import type { CollectionConfig } from "payload";
import { inReadersWords } from "./with-reader-labels";

/**
 * Payload puts a list's label into the names of its buttons as it stands in the configuration: texts by language would
 * be read out as "[object Object]". Asked of a function, it reaches them in the reader's words. The texts themselves stay
 * beside it, for who reads them all.
 */
export function withWordedLabels(collection: CollectionConfig): CollectionConfig {
  const { labels = {}, custom } = collection;
  return {
    ...collection,
    custom: { ...custom, labels },
    labels: { ...labels, singular: inReadersWords(labels.singular), plural: inReadersWords(labels.plural) },
  };
}
