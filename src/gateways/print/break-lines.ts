import LineBreaker from "linebreak";
import { visualRuns, type Paragraph, type Run } from "./bidi-runs";
import { graphemesOf } from "./load-fonts";

/** Runs from left to right, with their total width. */
export interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
  /** of the line's paragraph: its lines begin at the right */
  readonly isRightToLeft: boolean;
}

type Measure = (run: Run) => number;

/** Where a line may end, and where one must. Source: UAX 14. */
function* opportunities(text: string): Generator<{ readonly end: number; readonly isRequired: boolean }> {
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak())
    yield { end: next.position, isRequired: next.required };
}

/** Breaks a paragraph into lines of a width; a word longer than a line is split between its letters. */
export function breakLines(paragraph: Paragraph, width: number, measure: Measure): readonly Line[] {
  const { text } = paragraph;
  const lineOf = (from: number, to: number): Line => {
    const runs = visualRuns(paragraph, from, to);
    const isRightToLeft = paragraph.levels.paragraphs.some(
      ({ start, end, level }) => start <= from && from <= end && level === 1,
    );
    return { runs, width: runs.reduce((sum, run) => sum + measure(run), 0), isRightToLeft };
  };
  /** A space at the end of a line has no width. */
  const trimmed = (from: number, to: number) => lineOf(from, from + text.slice(from, to).trimEnd().length);
  const lines: Line[] = [];
  let [start, at, taken] = [0, 0, 0];
  const close = () => {
    lines.push(trimmed(start, at));
    [start, taken] = [at, 0];
  };
  const take = (end: number) => {
    if (at > start && taken + trimmed(at, end).width > width) close();
    taken += lineOf(at, end).width;
    at = end;
  };
  for (const { end, isRequired } of opportunities(text)) {
    const isTooLong = trimmed(at, end).width > width;
    if (isTooLong && at > start) close();
    if (isTooLong) for (const grapheme of graphemesOf(text.slice(at, end))) take(at + grapheme.length);
    else take(end);
    if (isRequired) close();
  }
  if (at > start) close();
  return lines;
}
