import type { Payload } from "payload";
import { toIllustration, type BlockReferences } from "./block-row";
import { quiz } from "./content/quiz";
import { withRowIds } from "./upsert";
import { writeGlobal } from "./write-global";

/** Writes the quiz: its questions, answers and the rules by which they rank the watches. */
export async function seedQuiz(payload: Payload, references: BlockReferences): Promise<void> {
  const questions = quiz.map(({ answers, ...question }) => ({
    ...question,
    answers: withRowIds(
      answers.map(({ illustration, rules = [], parts = [], ...answer }) => ({
        ...answer,
        illustration: toIllustration(illustration ?? {}, references),
        rules: withRowIds(rules, `${question.key}-${answer.key}-rule`),
        parts: withRowIds(parts, `${question.key}-${answer.key}-part`),
      })),
      `quiz-${question.key}`,
    ),
  }));
  await writeGlobal(payload, "quiz", { questions: withRowIds(questions, "quiz") });
}
