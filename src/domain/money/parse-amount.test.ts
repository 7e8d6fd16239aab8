import { expect, test } from "vitest";
import { parseAmount } from "./parse-amount";

test.each([
  ["250", 25_000],
  ["0", 0],
  ["250,5", 25_050],
  ["250.05", 25_005],
  ["1 250,50", 125_050],
  ["1 250,00 €", 125_000],
  ["1.250,50", 125_050],
  ["1,250.50", 125_050],
  ["1'250.50", 125_050],
  ["1.250", 125_000],
  ["1,250,000", 125_000_000],
  ["930,00 €", 93_000],
])("%s is %i hundredths", (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

test.each([
  "",
  " ",
  "-1",
  "1e3",
  "12,345,6",
  "1.2.3",
  "1,250,50",
  "12.3456",
  "0x10",
  "NaN",
  "12 €uros",
  ",5",
  "5,",
])("%j is no amount", (typed) => {
  expect(parseAmount(typed)).toBeNull();
});
