import type { CellProblem } from "./read-cell";

/** Why a file as a whole cannot be read. */
export const fileProblems = [
  "empty",
  "too-large",
  "kind",
  "encoding",
  "csv",
  "broken",
  "password",
  "macros",
  "external",
  "entities",
  "bomb",
  "hidden",
  "too-many-rows",
  "unknown-sheet",
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Why a ZIP of pictures, or one of its files, is refused. */
export type PictureProblem =
  | "zip-broken"
  | "zip-count"
  | "zip-size"
  | "zip-ratio"
  | "zip-nested"
  | "zip-name"
  | "zip-link"
  | "zip-twice"
  | "zip-password"
  | "not-picture"
  | "layer-frame"
  | "picture-size"
  | "unused";

/** Why a row is refused. */
export type RowProblem =
  | CellProblem
  | "unknown-column"
  | "twice-column"
  | "no-key-column"
  | "unknown-list"
  | "no-key"
  | "twice"
  | "missing"
  | "missing-beside"
  | "merged"
  | "not-here"
  | "relation"
  | "unknown-layer"
  | "layers-needed"
  | "taken"
  | "draft"
  // The form would refuse the document; the value is its message.
  | "invalid"
  // Only when an import is undone.
  | "changed-since"
  | "gone"
  | "in-use";

export type RefusalCode = FileProblem | PictureProblem | RowProblem;

/** One reason why nothing is imported. */
export interface Refusal {
  /** Sheet of the workbook, or file of the ZIP; null for the whole file. */
  readonly place: string | null;
  /** Line as a spreadsheet numbers it, from 1. */
  readonly line: number | null;
  readonly column: string | null;
  readonly code: RefusalCode;
  /** Content of the cell. */
  readonly value: string;
  /** What the column takes, where that is a short list. */
  readonly choices?: readonly string[];
}

export const refusal = (code: RefusalCode, more: Partial<Omit<Refusal, "code">> = {}): Refusal => ({
  place: null,
  line: null,
  column: null,
  value: "",
  ...more,
  code,
});
