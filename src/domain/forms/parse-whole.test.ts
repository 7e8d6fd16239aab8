import { expect, test } from "vitest";
import { isWithin, parseWhole } from "./parse-whole";

test.each([
  ["50", 50],
  [" 50 € ", 50],
  ["50,00", 50],
  ["50.0", 50],
  ["1 000", 1000],
  ["1\u202F000", 1000],
  ["1.000", 1000],
  ["1,000.00", 1000],
  ["0", 0],
  ["50,5", null],
  ["1.5", null],
  ["-5", null],
  ["5e3", null],
  ["", null],
  ["cinquante", null],
])("%j is %s", (typed, value) => {
  expect(parseWhole(typed)).toBe(value);
});

test.each([
  [4, false],
  [5, true],
  [5000, true],
  [5001, false],
  [null, false],
])("%s from 5 to 5000: %s", (value, holds) => {
  expect(isWithin(value, { min: 5, max: 5000 })).toBe(holds);
});
