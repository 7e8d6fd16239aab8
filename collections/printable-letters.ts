import type { PayloadRequest } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { missingLetters } from "@/src/gateways/print/outline-text";

/**
 * Refuses letters that no delivered typeface has: they would be left out where the brand is printed.
 * @param words what is said of them
 */
export async function withPrintableLetters(
  text: string,
  req: PayloadRequest,
  words: (letters: string) => ReaderText,
): Promise<true | string> {
  const missing = await missingLetters(text);
  return missing.length === 0 || forReader(req, words(missing.slice(0, 12).join(" ")));
}
