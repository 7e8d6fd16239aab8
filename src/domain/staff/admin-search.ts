/** Fewer letters than this find too much to be of use. */
export const leastSearched = 2;

/** How many of each kind are shown. */
export const foundOfKind = 5;

/** Something the admin's search found. */
export interface Found {
  /** slug of its list */
  readonly list: string;
  readonly id: number;
  readonly name: string;
  /** what else tells it apart; empty for nothing */
  readonly detail: string;
  /** as the database has it; empty for nothing */
  readonly state: string;
}

/** A pattern of SQL for what holds the typed text, whatever signs are in it. */
export const patternOf = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
