import { isObject } from "@/src/admin/access/value-kinds";

/** A longer excerpt does not help to choose. */
const longest = 300;

/** The words of a rich text. */
function wordsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(" ");
  if (!isObject(value)) return "";
  if (typeof value.text === "string") return value.text;
  return wordsIn(value.children ?? value.root);
}

/** A value of a form in words; null for a list or any other value without words. */
export function shownValue(
  value: unknown,
  texts: Readonly<Record<"empty" | "yes" | "no", string>>,
): string | null {
  if (value === null || value === undefined || value === "") return texts.empty;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  const words = typeof value === "string" || typeof value === "number" ? String(value) : wordsIn(value);
  if (words === "" || Array.isArray(value)) return null;
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}
