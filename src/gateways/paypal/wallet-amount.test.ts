import fc from "fast-check";
import { expect, test } from "vitest";
import { readAmount, writeSmallest } from "./wallet-amount";

test.each([
  [8450, "EUR", "84.50"],
  [5, "EUR", "0.05"],
  [8450, "JPY", "8450"],
])("%i %s is written %s", (smallest, currency, value) => {
  expect(writeSmallest(smallest, currency)).toEqual({ currency_code: currency, value });
});

test.each([
  ["84.5", "EUR", 8450],
  ["84", "EUR", 8400],
  ["8450.00", "JPY", 8450],
  ["8450.50", "JPY", Number.NaN],
  ["1.005", "EUR", Number.NaN],
])("%s %s is read as %d", (value, currency, smallest) => {
  expect(readAmount({ currency_code: currency, value })).toBe(smallest);
});

test("a written amount is read back unchanged", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom("EUR", "JPY"),
      (amount, currency) => {
        expect(readAmount(writeSmallest(amount, currency))).toBe(amount);
      },
    ),
  );
});
