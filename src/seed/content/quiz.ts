import * as v from "valibot";
import { traits } from "@/src/domain/quiz/traits";
import { selectionFields } from "@/src/domain/watch/selection";
import { text } from "@/src/seed/content-text";
import { readContent } from "@/src/seed/read-content";
import { illustration } from "./illustration";

const answer = v.strictObject({
  key: v.string(),
  title: text,
  note: v.optional(text),
  illustration: v.optional(illustration),
  /** Points for watches with one of these values of a trait, separated by commas. */
  rules: v.optional(
    v.array(v.strictObject({ trait: v.picklist(traits), values: v.string(), points: v.number() })),
  ),
  /** Options that the configurator opens with. */
  parts: v.optional(v.array(v.strictObject({ field: v.picklist(selectionFields), key: v.string() }))),
});

const question = v.strictObject({
  key: v.string(),
  title: text,
  text: v.optional(text),
  answers: v.array(answer),
});

/** Questions of the quiz. */
export const quiz = readContent("quiz.json", v.array(question));
