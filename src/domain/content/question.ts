import type { Localised } from "@/src/domain/locale/locale";
import type { QuestionGroupKey } from "./question-group";

/** A question of the FAQ. */
export interface Question {
  /** Fragment of a link to this question. */
  readonly key: string;
  readonly group: QuestionGroupKey;
  readonly question: Localised;
  /** Paragraphs; an empty line begins a new one. */
  readonly answer: Localised;
}
