import createBidi from "bidi-js";
import { asFontsHaveIt, type FontRun, type Fonts } from "./load-fonts";

const bidi = createBidi();

/** Text of one weight. */
export interface Words {
  readonly text: string;
  readonly isBold: boolean;
}

/** Text drawn at once, of one font, weight and direction, in logical order. */
export type Run = FontRun & { readonly isBold: boolean; readonly isRightToLeft: boolean };

type PlacedRun = Run & { readonly start: number };

export interface Paragraph {
  readonly text: string;
  /** in logical order */
  readonly runs: readonly PlacedRun[];
  readonly levels: ReturnType<typeof bidi.getEmbeddingLevels>;
}

function splitByLevel(run: Omit<PlacedRun, "isRightToLeft">, levels: Uint8Array): readonly PlacedRun[] {
  const parts: PlacedRun[] = [];
  for (let at = 0; at < run.text.length;) {
    const start = run.start + at;
    const level = levels[start] ?? 0;
    let end = at + 1;
    while (end < run.text.length && levels[run.start + end] === level) end += 1;
    parts.push({ ...run, text: run.text.slice(at, end), start, isRightToLeft: level % 2 === 1 });
    at = end;
  }
  return parts;
}

/** Texts in fonts that have their characters, split where the direction changes. */
export function paragraphOf(words: readonly Words[], fonts: Fonts): Paragraph {
  let length = 0;
  const placed = words.flatMap(({ text, isBold }) =>
    fonts.runsOf(asFontsHaveIt(text)).map((run) => {
      const start = length;
      length += run.text.length;
      return { ...run, isBold, start };
    }),
  );
  const text = placed.map((run) => run.text).join("");
  const levels = bidi.getEmbeddingLevels(text);
  return { text, levels, runs: placed.flatMap((run) => splitByLevel(run, levels.levels)) };
}

/** The runs between two positions of a paragraph, from left to right. Source: UAX 9, rule L2. */
export function visualRuns({ text, runs, levels }: Paragraph, from: number, to: number): readonly Run[] {
  if (to === from) return [];
  const inOrder = runs.flatMap((run) => {
    const start = Math.max(run.start, from);
    const part = text.slice(start, Math.min(run.start + run.text.length, to));
    return part === "" ? [] : [{ ...run, text: part, start }];
  });
  if (!inOrder.some((run) => run.isRightToLeft)) return inOrder;
  const places = new Map(
    bidi.getReorderedIndices(text, levels, from, to - 1).map((index, place) => [index, place]),
  );
  return inOrder.toSorted((one, other) => (places.get(one.start) ?? 0) - (places.get(other.start) ?? 0));
}
