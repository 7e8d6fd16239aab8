import { expect, it } from "vitest";
import { findQuestions } from "./find-questions";
import type { Question } from "./question";

const questions: readonly Question[] = [
  {
    key: "water",
    group: "watch",
    question: { fr: "Est-elle étanche ?", jp: "防水ですか。" },
    answer: { fr: "Oui, à 10 ATM.", jp: "はい、10気圧防水です。" },
  },
  {
    key: "returns",
    group: "returns",
    question: { fr: "Puis-je la rendre ?" },
    answer: { fr: "Oui, 14 jours." },
  },
];

const cases = [
  ["", "fr", ["water", "returns"]],
  ["ETANCHE", "fr", ["water"]],
  ["oui jours", "fr", ["returns"]],
  ["  oui   jours ", "fr", ["returns"]],
  ["１０気圧", "jp", ["water"]],
  ["rendre", "jp", ["returns"]],
  ["tourbillon", "fr", []],
] as const;

it.each(cases)("finds %j in %s", (search, locale, keys) => {
  expect(findQuestions(questions, search, locale).map(({ key }) => key)).toEqual(keys);
});
