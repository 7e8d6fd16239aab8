import { readFileSync } from "node:fs";
import path from "node:path";
import { inEachLanguage } from "@/src/domain/locale/locale";
import type { FullText } from "@/src/seed/catalogue/seed-option";

const folder = path.resolve(process.cwd(), "src/seed/content/texts");

/**
 * A long text that lies in a file per language, so that it can be read and checked as prose.
 * @param name folder below texts/
 * @throws Error when a language has no file
 */
export function readTexts(name: string): FullText {
  const read = (locale: string) => readFileSync(path.join(folder, name, `${locale}.md`), "utf8").trim();
  return inEachLanguage(read);
}
