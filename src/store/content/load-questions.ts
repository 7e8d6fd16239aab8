import type { Payload } from "payload";
import * as v from "valibot";
import type { Question } from "@/src/domain/content/question";
import { questionGroups } from "@/src/domain/content/question-group";
import { fillNames, readNames } from "./fill-names";
import { byOrder, localisedRow, orderRow, readRows } from "@/src/store/rows";

const questionRow = v.object({
  _order: orderRow,
  key: v.string(),
  group: v.picklist(questionGroups),
  question: localisedRow,
  answer: localisedRow,
});

/** The FAQ in marketers' order. */
export async function loadQuestions(payload: Payload): Promise<readonly Question[]> {
  const names = await readNames(payload);
  const rows = await readRows(
    payload,
    "questions",
    v.pipe(
      v.unknown(),
      v.transform((doc) => fillNames(doc, names)),
      questionRow,
    ),
  );
  return rows.toSorted(byOrder).map(({ key, group, question, answer }) => ({ key, group, question, answer }));
}
