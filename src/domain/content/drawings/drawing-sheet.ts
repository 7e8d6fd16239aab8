import type { DrawnLabel, DrawnPath } from "@/src/domain/content/manual-drawing";

/** A number of a note, in a ring. */
export interface DrawnMark {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** One figure of a sheet, in units of its own. */
export interface DrawnPanel {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly DrawnPath[];
  readonly labels?: readonly DrawnLabel[];
  readonly marks?: readonly DrawnMark[];
}

/**
 * Layout of drawing and notes: one drawing with its notes beside it, one figure above each note, or one long line
 * between the words of each note.
 */
export type SheetLayout = "beside" | "above" | "between";

export interface DrawingSheet {
  readonly layout: SheetLayout;
  readonly panels: readonly DrawnPanel[];
}
