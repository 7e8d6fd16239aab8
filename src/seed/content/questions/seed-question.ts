import type { QuestionGroupKey } from "@/src/domain/content/question-group";
import type { FullText } from "@/src/seed/catalogue/seed-option";

/** A question of the FAQ as the shop is delivered with it. */
export interface SeedQuestion {
  readonly key: string;
  readonly group: QuestionGroupKey;
  readonly question: FullText;
  /** Plain paragraphs; an empty line begins a new one. */
  readonly answer: FullText;
}
