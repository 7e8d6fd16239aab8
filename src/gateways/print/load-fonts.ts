import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Font } from "harfbuzzjs";
import { LRUCache } from "lru-cache";
import subsetFont from "subset-font";
import { facesFor, type Face, type FontFile } from "./faces";
import { openFont } from "./shape";
import { unpackWoff } from "./unpack-woff";

export interface LoadedFont {
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
}
export interface LoadedFile {
  readonly regular: LoadedFont;
  readonly bold: LoadedFont;
  /** its code points */
  readonly letters: ReadonlySet<number>;
}
type LoadedFiles = ReadonlyMap<FontFile, LoadedFile>;

/** A part of a text that one font covers. */
export interface FontRun {
  readonly text: string;
  readonly font: LoadedFile;
}

async function fontOf(file: FontFile, weight: 400 | 700): Promise<LoadedFont> {
  const name = file.of(weight);
  const packed = await readFile(/* turbopackIgnore: true */ path.resolve(process.cwd(), name));
  const bytes = file.isVariable
    ? await subsetFont(packed, undefined, {
        keepAllGlyphs: true,
        targetFormat: "truetype",
        variationAxes: { wght: weight },
      })
    : unpackWoff(packed);
  return { name: `${name} ${weight}`, bytes, font: openFont(bytes) };
}

/** Recently used files; most papers need only the first one. */
const recent = new LRUCache<FontFile, Promise<LoadedFile>>({ max: 30 });

function loadFile(file: FontFile): Promise<LoadedFile> {
  const known = recent.get(file);
  if (known) return known;
  const loading = Promise.all([fontOf(file, 400), fontOf(file, 700)]).then(([regular, bold]) => ({
    regular,
    bold,
    letters: new Set(regular.font.face.collectUnicodes()),
  }));
  recent.set(file, loading);
  return loading;
}

const byWord = new Intl.Segmenter("en", { granularity: "word" });
const byGrapheme = new Intl.Segmenter("en", { granularity: "grapheme" });
const segments = (text: string, segmenter: Intl.Segmenter) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
const wordsOf = (text: string) => segments(text, byWord);
export const graphemesOf = (text: string) => segments(text, byGrapheme);
const codePoints = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** Parts of a word, used if no typeface covers the whole word. */
function partsOf(text: string): readonly string[] {
  const graphemes = graphemesOf(text);
  return graphemes.length > 1 ? graphemes : Array.from(text);
}

/** The runs of a text in one typeface; null if it lacks a character. */
function runsInFace(files: LoadedFiles, face: Face, text: string): readonly FontRun[] | null {
  const runs: FontRun[] = [];
  for (const grapheme of graphemesOf(text)) {
    const file = face.find((one) =>
      codePoints(grapheme).every((letter) => files.get(one)?.letters.has(letter)),
    );
    const font = file && files.get(file);
    if (!font) return null;
    runs.push({ text: grapheme, font });
  }
  return runs;
}

const isClaimed = (face: Face, text: string) =>
  codePoints(text).every((letter) => face.some(({ claims }) => claims(letter)));

/** @returns the texts that no single typeface covers */
async function loadFaces(
  files: Map<FontFile, LoadedFile>,
  faces: readonly Face[],
  texts: readonly string[],
): Promise<readonly string[]> {
  let open = texts;
  for (const face of faces) {
    const letters = [...new Set(open.filter((text) => isClaimed(face, text)).flatMap(codePoints))];
    for (const file of face)
      if (!files.has(file) && letters.some(file.claims)) files.set(file, await loadFile(file));
    open = open.filter((text) => runsInFace(files, face, text) === null);
  }
  return open;
}

/** Merges adjacent runs of one font, so that letters are joined and kerned. */
function joined(runs: readonly FontRun[]): readonly FontRun[] {
  const longer: FontRun[] = [];
  for (const run of runs) {
    const last = longer.at(-1);
    if (last?.font === run.font) longer[longer.length - 1] = { ...run, text: last.text + run.text };
    else longer.push(run);
  }
  return longer;
}

const isInvisible = (text: string) => /^\p{Default_Ignorable_Code_Point}$/u.test(text);

/**
 * Normalises text for fonts: composed, and without the narrow no-break spaces of French amounts, which few fonts have.
 */
export const asFontsHaveIt = (text: string) => text.normalize("NFC").replace(/\u202f/g, "\u00a0");

export interface Fonts {
  readonly all: readonly LoadedFont[];
  /** font of Latin letters */
  readonly plain: LoadedFile;
  /** A word is set in one typeface if one covers it; missing characters are drawn as boxes. */
  readonly runsOf: (text: string) => readonly FontRun[];
}

/**
 * Loads the fonts for a document's characters.
 * @param language of its texts, "fr" or "ja"
 * @param text all text of the document
 */
export async function loadFonts(language: string, text: string): Promise<Fonts> {
  const faces = facesFor(language);
  const first = faces[0]?.[0];
  if (!first) throw new Error("There is no face of Latin letters.");
  const plain = await loadFile(first);
  const files = new Map([[first, plain]]);
  let open: readonly string[] = wordsOf(asFontsHaveIt(text));
  while (open.length > 0) {
    const rest = await loadFaces(files, faces, [...new Set(open)]);
    open = rest.filter((one) => Array.from(one).length > 1).flatMap(partsOf);
  }
  const known = new Map<string, readonly FontRun[]>();
  const runsOf = (word: string): readonly FontRun[] => {
    const runs = known.get(word) ?? runsOfWord(word);
    known.set(word, runs);
    return runs;
  };
  const runsOfWord = (one: string): readonly FontRun[] => {
    for (const face of faces) {
      const runs = runsInFace(files, face, one);
      if (runs) return runs;
    }
    if (Array.from(one).length > 1) return partsOf(one).flatMap(runsOf);
    return isInvisible(one) ? [] : [{ text: one, font: plain }];
  };
  return {
    all: [...files.values()].flatMap(({ regular, bold }) => [regular, bold]),
    plain,
    runsOf: (whole) => joined(wordsOf(whole).flatMap(runsOf)),
  };
}
