import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "@/src/domain/locale/locale";
import { queryWords, tsQueriesOf } from "./search-query";

test.each([
  ["cadran bleu", "fr", ["cadran", "bleu"]],
  ["l’or rose", "fr", ["or", "rose"]],
  ["  ", "fr", []],
  ["'; drop table", "en", ["drop", "table"]],
  ["青のベルト", "jp", ["青", "ベルト"]],
] as const)("%s", (query, locale, expected) => {
  expect(queryWords(query, locale)).toEqual(expected);
});

test("all words are required: anywhere, in the title, and as complete words", () => {
  expect(tsQueriesOf(["cadran", "bleu"])).toEqual({
    anywhere: "cadran:* & bleu:*",
    inTitle: "cadran:*AB & bleu:*AB",
    wholeInTitle: "cadran:AB & bleu:AB",
  });
});

test("a query is cut after eighty characters", () => {
  expect(queryWords(`${"bleu ".repeat(16)}rouge`, "fr")).toEqual(Array(16).fill("bleu"));
});

test("for any input, only letters and digits get into the query", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...locales), (query, locale) => {
      for (const word of queryWords(query, locale)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
  );
});
