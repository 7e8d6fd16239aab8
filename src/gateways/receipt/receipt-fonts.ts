import { readFile } from "node:fs/promises";
import path from "node:path";
import { unpackWoff } from "./unpack-woff";

/** The shop's own sans serif, with figures of one width; see src/styles/faces. */
const latin = "src/styles/faces/instrument-sans";
/** Latin letters that stand on one line with the Japanese ones of the same face. */
const latinInJapanese = "node_modules/@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-latin";
const japanese = "node_modules/@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese";

const files = {
  "latin-regular": `${latin}-400.woff`,
  "latin-bold": `${latin}-700.woff`,
  "japanese-regular": `${japanese}-400-normal.woff`,
  "japanese-bold": `${japanese}-700-normal.woff`,
} as const;
type ReceiptFont = keyof typeof files;

const filesInJapanese: Readonly<Record<ReceiptFont, string>> = {
  ...files,
  "latin-regular": `${latinInJapanese}-400-normal.woff`,
  "latin-bold": `${latinInJapanese}-700-normal.woff`,
};

const loaded = new Map<string, Promise<Buffer>>();

/** The bytes of a font, read once per process. */
function readFont(file: string): Promise<Buffer> {
  const known = loaded.get(file) ?? readFile(path.resolve(process.cwd(), file)).then(unpackWoff);
  loaded.set(file, known);
  return known;
}

/** The fonts of a document by name. @param language of its words, "fr" or "ja" */
export const receiptFonts = (language: string): Promise<readonly (readonly [string, Buffer])[]> =>
  Promise.all(
    Object.entries(language === "ja" ? filesInJapanese : files).map(
      async ([name, file]) => [name, await readFont(file)] as const,
    ),
  );

export interface Run {
  readonly text: string;
  readonly script: "latin" | "japanese";
}

const japaneseRun = /([\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]+)/;

/** Text cut where the script changes: no font file holds both. */
export const runsOf = (text: string): readonly Run[] =>
  text
    // Thin no-break spaces of French amounts are in no font file; the common one looks the same here.
    .replace(/\u202f/g, "\u00a0")
    .split(japaneseRun)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, script: japaneseRun.test(part) ? "japanese" : "latin" }));
