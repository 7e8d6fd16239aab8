import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "@/src/domain/locale/locale";
import { maxSummaryLength, summaryOf } from "./summary";

test("a short text stays, in one line", () => {
  expect(summaryOf("Un cadran crème.\n\nDes aiguilles bleuies\u00a0: six.", "fr")).toBe(
    "Un cadran crème. Des aiguilles bleuies\u00a0: six.",
  );
});

test("a long text ends after a whole sentence", () => {
  const first = `${"Steel, brushed and polished by hand".padEnd(99, "x")}.`;
  expect(summaryOf(`${first}\n\n${first} More.`, "en")).toBe(first);
  const japanese = `${"青".repeat(120)}。`;
  expect(summaryOf(`${japanese}${japanese}`, "jp")).toBe(japanese);
});

test("a first sentence that is too long ends after a word", () => {
  const text = summaryOf(`${"montre mécanique, ".repeat(20)}fin.`, "fr");
  expect(text).toMatch(/(montre|mécanique)…$/);
  expect(text.length).toBeGreaterThan(140);
});

test("no summary exceeds the maximum length or has a line break", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), fc.constantFrom(...locales), (text, locale) => {
      const summary = summaryOf(text, locale);
      expect(summary.length).toBeLessThanOrEqual(maxSummaryLength);
      expect(summary).not.toMatch(/[\r\n]/);
    }),
  );
});
