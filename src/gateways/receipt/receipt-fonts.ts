import { readFile } from "node:fs/promises";
import path from "node:path";
import { unpackWoff } from "./unpack-woff";

/** The shop's sans serif; Latin and Japanese letters lie in files of their own. */
const folder = path.resolve(process.cwd(), "node_modules/@fontsource/zen-kaku-gothic-new/files");

const files = {
  "latin-regular": "zen-kaku-gothic-new-latin-400-normal.woff",
  "latin-bold": "zen-kaku-gothic-new-latin-700-normal.woff",
  "japanese-regular": "zen-kaku-gothic-new-japanese-400-normal.woff",
  "japanese-bold": "zen-kaku-gothic-new-japanese-700-normal.woff",
} as const;
export type ReceiptFont = keyof typeof files;

const loaded = new Map<ReceiptFont, Promise<Buffer>>();

/** The bytes of a font, read once per process. */
export function receiptFont(name: ReceiptFont): Promise<Buffer> {
  const known = loaded.get(name) ?? readFile(path.join(folder, files[name])).then(unpackWoff);
  loaded.set(name, known);
  return known;
}

export interface Run {
  readonly text: string;
  readonly script: "latin" | "japanese";
}

const japanese = /([\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]+)/;

/** Text cut where the script changes: no font file holds both. */
export const runsOf = (text: string): readonly Run[] =>
  text
    // Thin no-break spaces of French amounts are in no font file; the common one looks the same here.
    .replace(/\u202f/g, "\u00a0")
    .split(japanese)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, script: japanese.test(part) ? "japanese" : "latin" }));
