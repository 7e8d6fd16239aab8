import type { Payload } from "payload";
import * as v from "valibot";
import type { Question } from "../domain/content/question";
import { questionGroups } from "../domain/content/question-group";
import { byOrder, localisedRow, orderRow, readRows } from "./rows";

const questionRow = v.object({
  _order: orderRow,
  key: v.string(),
  group: v.picklist(questionGroups.map(({ key }) => key)),
  question: localisedRow,
  answer: localisedRow,
});

/** The FAQ in marketers' order. */
export async function loadQuestions(payload: Payload): Promise<readonly Question[]> {
  const rows = await readRows(payload, "questions", questionRow);
  return rows.toSorted(byOrder).map(({ key, group, question, answer }) => ({ key, group, question, answer }));
}
