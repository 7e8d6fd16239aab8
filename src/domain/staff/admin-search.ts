/** Fewer letters than this find too much to be of use. */
export const MIN_SEARCH_LENGTH = 2;

/** How many of each kind are shown. */
export const foundOfKind = 5;

/** Something the admin's search found. */
export interface Found {
  /** slug of its list */
  readonly list: string;
  readonly id: number;
  readonly name: string;
  /** distinguishing details; empty for none */
  readonly detail: string;
  /** as the database has it; empty for nothing */
  readonly state: string;
}

/** An entry of the answer, in the reader's words. */
export interface FoundEntry {
  readonly name: string;
  /** distinguishing details; empty for none */
  readonly detail: string;
  /** empty for nothing to say */
  readonly state: string;
  readonly href: string;
}

export interface FoundGroup {
  /** slug of the list */
  readonly list: string;
  readonly title: string;
  readonly entries: readonly FoundEntry[];
}

/** Result of the admin's search. */
export interface FoundAnswer {
  /** whether the role may see everything about an address */
  readonly person: boolean;
  readonly groups: readonly FoundGroup[];
}
