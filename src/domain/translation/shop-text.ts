import type { Address } from "./address";
import type { Label } from "./field-shape";
import type { TextKind } from "./markup-tokens";

/** Stored facts about a translation: the French text it was made from, and whether it was reviewed. */
export interface TranslationNote {
  readonly source: string;
  readonly state: "translated" | "reviewed";
}

/** A text of the shop beside its translation into one language. */
export interface ShopText extends Address {
  /** The list of the translation desk it is in. */
  readonly list: string;
  /** Title of its document. */
  readonly title: string;
  readonly labels: readonly Label[];
  readonly kind: TextKind;
  readonly isLong: boolean;
  readonly isRequired: boolean;
  readonly maxLength: number | null;
  readonly source: string;
  /** Empty while it is missing. */
  readonly target: string;
  /** Null while the translation is as old as the source. */
  readonly note: TranslationNote | null;
  /** Why the translation is invalid, in the reader's language. */
  readonly problem: string | null;
}

const textStates = ["missing", "broken", "outdated", "translated", "reviewed"] as const;
export type TextState = (typeof textStates)[number];

/** State of a translation. Missing and invalid ones rank before outdated ones. */
export function stateOf({
  source,
  target,
  note,
  problem,
}: Pick<ShopText, "source" | "target" | "note" | "problem">): TextState {
  if (target === "") return "missing";
  if (problem !== null) return "broken";
  if (note && note.source !== source) return "outdated";
  return note?.state === "reviewed" ? "reviewed" : "translated";
}

/** How much of a list is translated. */
export interface Completeness {
  readonly total: number;
  readonly done: number;
  readonly missing: number;
  readonly outdated: number;
  readonly broken: number;
}

export function completenessOf(texts: readonly ShopText[]): Completeness {
  const count = (wanted: TextState) => texts.filter((text) => stateOf(text) === wanted).length;
  const [missing, outdated, broken] = [count("missing"), count("outdated"), count("broken")];
  const total = texts.length;
  return { total, done: total - missing - outdated - broken, missing, outdated, broken };
}
