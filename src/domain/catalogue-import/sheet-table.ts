import type { Cell } from "./cell";
import type { SheetName } from "./column";

/** One line of a sheet below its first. */
export interface SheetLine {
  /** as a spreadsheet numbers it, from 1 */
  readonly line: number;
  readonly cells: readonly Cell[];
  /** Part of merged cells: which line a value belongs to is unknown. */
  readonly isMerged?: boolean;
}

/** A sheet as it was read. */
export interface SheetTable {
  readonly sheet: SheetName;
  readonly header: readonly string[];
  readonly lines: readonly SheetLine[];
}
