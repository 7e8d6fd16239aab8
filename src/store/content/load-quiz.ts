import type { Payload } from "payload";
import * as v from "valibot";
import type { Quiz } from "@/src/domain/quiz/quiz";
import { traits } from "@/src/domain/quiz/traits";
import { selectionFields } from "@/src/domain/watch/selection";
import { illustrationRow, toIllustration } from "./block-fields";
import { readPageDeps } from "./load-pages";
import { localisedRow, readGlobal } from "@/src/store/rows";

const list = <Row extends v.GenericSchema>(row: Row) => v.nullish(v.array(row), []);

const valuesRow = v.pipe(
  v.string(),
  v.transform((values) => values.split(",").map((value) => value.trim())),
);

const answerRow = v.object({
  key: v.string(),
  title: localisedRow,
  note: localisedRow,
  illustration: illustrationRow,
  rules: list(v.object({ trait: v.picklist(traits), values: valuesRow, points: v.number() })),
  parts: list(v.object({ field: v.picklist(selectionFields), key: v.string() })),
});

const quizRow = v.object({
  questions: list(
    v.object({ key: v.string(), title: localisedRow, text: localisedRow, answers: list(answerRow) }),
  ),
});

/** The quiz from the CMS; an answer without a picture is text only. */
export async function loadQuiz(payload: Payload): Promise<Quiz> {
  const [{ questions }, { references }] = await Promise.all([
    readGlobal(payload, "quiz", quizRow),
    readPageDeps(payload),
  ]);
  return {
    questions: questions.map((question) => ({
      ...question,
      answers: question.answers.map(({ title, illustration, ...answer }) => {
        const shown = toIllustration(illustration, references);
        const isEmpty = shown.picture === null && shown.watch === null;
        return { ...answer, label: title, illustration: isEmpty ? null : shown };
      }),
    })),
  };
}
