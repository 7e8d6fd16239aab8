import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "@/src/domain/locale/locale";
import { tsQueryOf } from "./search-query";

test.each([
  ["cadran bleu", "fr", "cadran:* & bleu:*"],
  ["l’or rose", "fr", "or:* & rose:*"],
  ["  ", "fr", null],
  ["'; drop table", "en", "drop:* & table:*"],
] as const)("%s", (query, locale, expected) => {
  expect(tsQueryOf(query, locale)).toBe(expected);
});

test("nobody types more than eighty characters to find a watch", () => {
  expect(tsQueryOf(`${"bleu ".repeat(16)}rouge`, "fr")).toBe(Array(16).fill("bleu:*").join(" & "));
});

test("whatever is typed, only letters, digits and our own signs get into the query", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...locales), (query, locale) => {
      expect(tsQueryOf(query, locale) ?? "a:*").toMatch(/^[\p{L}\p{N}]+:\*( & [\p{L}\p{N}]+:\*)*$/u);
    }),
  );
});
