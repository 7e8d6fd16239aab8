import * as v from "valibot";
import { questionGroups } from "@/src/domain/content/question-group";
import { completeLanguages, text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";

const question = v.pipe(
  v.strictObject({
    key: v.string(),
    group: v.picklist(questionGroups),
    question: text,
    /** Plain paragraphs; an empty line begins a new one. */
    answer: text,
  }),
  v.transform(({ question: asked, answer, ...row }) => ({
    ...row,
    ...completeLanguages({ question: asked, answer }),
  })),
);

/** The FAQ, a group after the other as the page shows them. */
export const questions = readContent("questions.json", v.array(question));
