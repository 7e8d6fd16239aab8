import type { CollectionSlug, Payload } from "payload";
import * as v from "valibot";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

const texts = v.union([v.string(), v.objectWithRest({ en: v.string() }, v.string())]);

/** The admin's label of a select value, as defined by the collection; the value itself where it has none. */
export function optionName(
  payload: Pick<Payload, "collections">,
  collection: CollectionSlug,
  field: string,
  value: string,
  language: string,
): string {
  const known = payload.collections[collection].config.flattenedFields.find(({ name }) => name === field);
  if (known?.type !== "select") return value;
  const option = known.options.find((choice) => typeof choice === "object" && choice.value === value);
  const label = typeof option === "object" ? option.label : value;
  const words = v.safeParse(texts, label);
  if (!words.success) return value;
  return typeof words.output === "string" ? words.output : inReaderLanguage(words.output, language);
}
