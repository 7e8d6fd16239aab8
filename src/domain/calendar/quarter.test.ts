import { expect, test } from "vitest";
import { firstMonthOf, isQuarter, quarterOf } from "./quarter";

test.each([
  ["2026-01", "2026-Q1", "2026-01"],
  ["2026-03", "2026-Q1", "2026-01"],
  ["2026-08", "2026-Q3", "2026-07"],
  ["2026-12", "2026-Q4", "2026-10"],
])("%s is in %s, which begins in %s", (month, quarter, first) => {
  expect(quarterOf(month)).toBe(quarter);
  expect(firstMonthOf(quarter)).toBe(first);
});

test.each([
  ["2026-Q3", true],
  ["2026-Q5", false],
  ["2026-08", false],
  ["", false],
])("%s names a quarter: %s", (text, isOne) => expect(isQuarter(text)).toBe(isOne));
