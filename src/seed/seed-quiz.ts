import { toIllustration, type BlockReferences } from "./block-row";
import { quiz } from "./content/quiz";
import { withRowIds } from "./upsert";
import { writeGlobal } from "./write-global";
import type { Seeding } from "./delivered";

/** Writes the quiz: its questions, answers and the rules by which they rank the watches. */
export async function seedQuiz(seeding: Seeding, references: BlockReferences): Promise<void> {
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
  await writeGlobal(seeding, "quiz", { questions: withRowIds(questions, "quiz") });
}
