import { defaultLocale, type Localised } from "@/src/domain/locale/locale";

/** A text of the seed and the way to it: "3.blocks.2.title". */
interface FoundText {
  readonly path: string;
  readonly text: Localised;
}

const isText = (value: object): value is Localised => typeof Reflect.get(value, defaultLocale) === "string";

/** Every text inside `value`, however deep. */
export function textsOf(value: unknown, path = ""): readonly FoundText[] {
  if (typeof value !== "object" || value === null) return [];
  if (isText(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
}
