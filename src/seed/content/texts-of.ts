import { locales } from "@/src/domain/locale/locale";
import type { FullText } from "@/src/seed/catalogue/seed-option";

/** A text of the seed and the way to it: "3.blocks.2.title". */
interface FoundText {
  readonly path: string;
  readonly text: FullText;
}

const isFullText = (value: object): value is FullText =>
  locales.every((locale) => typeof Reflect.get(value, locale) === "string");

/** Every text in four languages inside `value`, however deep. */
export function textsOf(value: unknown, path = ""): readonly FoundText[] {
  if (typeof value !== "object" || value === null) return [];
  if (isFullText(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
}
