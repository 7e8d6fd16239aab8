import { readFileSync } from "node:fs";
import path from "node:path";

export type Weight = 400 | 700;

/** A file of a typeface, with the characters declared by its package. */
export interface FontFile {
  readonly of: (weight: Weight) => string;
  /** both weights are in one file */
  readonly isVariable: boolean;
  readonly claims: (codePoint: number) => boolean;
}
export type Face = readonly FontFile[];

type Range = readonly [first: number, last: number];

const packages = "node_modules/@fontsource";

function rangesOf(list: string): readonly Range[] {
  return list.split(",").map((part) => {
    const [first = "", last = first] = part.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

const isIn = (ranges: readonly Range[]) => (codePoint: number) =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);

/** Unicode ranges in a package's style sheet, by subset name. */
function subsetsOf(folder: string): ReadonlyMap<string, string> {
  const known: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(
      /* turbopackIgnore: true */ path.resolve(process.cwd(), packages + folder, "unicode.json"),
      "utf8",
    ),
  );
  return new Map(Object.entries(known).map(([name, ranges]) => [name.replace(/[[\]]/g, ""), ranges]));
}

/** @param subsets to use; by default all */
function variableFace(name: string, subsets?: readonly string[]): Face {
  const known = subsetsOf(`-variable/${name}`);
  return (subsets ?? [...known.keys()]).map((subset) => ({
    of: () => `${packages}-variable/${name}/files/${name}-${subset}-wght-normal.woff2`,
    isVariable: true,
    claims: isIn(rangesOf(known.get(subset) ?? "")),
  }));
}

/** The shop's own sans serif, with tabular figures; see src/styles/faces. */
function ownFace(): Face {
  const latin = subsetsOf("-variable/instrument-sans").get("latin") ?? "";
  return [
    {
      of: (weight) => `src/styles/faces/instrument-sans-${weight}.woff`,
      isVariable: false,
      claims: isIn(rangesOf(latin)),
    },
    ...variableFace("instrument-sans", ["latin-ext"]),
  ];
}

/** Its Latin letters share the baseline of the Japanese ones. */
function japaneseFace(): Face {
  const name = "zen-kaku-gothic-new";
  const file = (subset: string, ranges: string): FontFile => ({
    of: (weight) => `${packages}/${name}/files/${name}-${subset}-${weight}-normal.woff`,
    isVariable: false,
    claims: isIn(rangesOf(ranges)),
  });
  const known = subsetsOf(`/${name}`);
  return [
    file("latin", known.get("latin") ?? ""),
    file("japanese", "3000-9fff,f900-faff,ff00-ffef"),
    // The full file lacks some characters that these have, such as 髙.
    ...[...known].filter(([subset]) => /^\d+$/.test(subset)).map(([subset, ranges]) => file(subset, ranges)),
  ];
}

const noto = (script: string, subset = script) => variableFace(`noto-sans-${script}`, [subset]);

const facesOf = (isJapanese: boolean): readonly Face[] => [
  ...(isJapanese ? [japaneseFace(), ownFace()] : [ownFace(), japaneseFace()]),
  variableFace("noto-sans", [
    "latin",
    "latin-ext",
    "vietnamese",
    "greek",
    "greek-ext",
    "cyrillic",
    "cyrillic-ext",
    "devanagari",
  ]),
  noto("arabic"),
  noto("hebrew"),
  noto("thai"),
  noto("armenian"),
  noto("georgian"),
  noto("bengali"),
  noto("gujarati"),
  noto("gurmukhi"),
  noto("kannada"),
  noto("malayalam"),
  noto("tamil"),
  noto("telugu"),
  variableFace("noto-sans-jp"),
  variableFace("noto-sans-kr"),
  variableFace("noto-sans-sc"),
  variableFace("noto-emoji"),
];

const known = new Map<boolean, readonly Face[]>();

/** All typefaces for papers, by preference. @param language of the document's words */
export function facesFor(language: string): readonly Face[] {
  const isJapanese = language === "ja";
  const faces = known.get(isJapanese) ?? facesOf(isJapanese);
  known.set(isJapanese, faces);
  return faces;
}
