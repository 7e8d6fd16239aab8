import type { Illustration } from "@/src/domain/content/illustration";
import type { Localised } from "@/src/domain/locale/locale";
import type { SelectionField } from "@/src/domain/watch/selection";
import type { Trait } from "./traits";

/** A watch that has one of the values of a trait gains points. */
export interface QuizRule {
  readonly trait: Trait;
  readonly values: readonly string[];
  /** 1 to 10 */
  readonly points: number;
}

/** A part the bespoke proposal gets. */
export interface QuizPart {
  readonly field: SelectionField;
  readonly key: string;
}

export interface QuizAnswer {
  /** The word in the address. */
  readonly key: string;
  readonly label: Localised;
  readonly note: Localised;
  readonly illustration: Illustration | null;
  readonly rules: readonly QuizRule[];
  readonly parts: readonly QuizPart[];
}

export interface QuizQuestion {
  /** The word in the address: ?poignet=large. */
  readonly key: string;
  readonly title: Localised;
  readonly text: Localised;
  readonly answers: readonly QuizAnswer[];
}

/** Questions in display order; the rules that rank the watches are the shop's own data. */
export interface Quiz {
  readonly questions: readonly QuizQuestion[];
}
