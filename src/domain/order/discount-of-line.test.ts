import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { discountOfLine } from "./discount-of-line";

test.each([
  // Two watches of 320.00 EUR with 10 % off, one of 250.00 EUR with nothing off.
  [32_000, 2, 57_600, 6_400],
  [25_000, 1, 25_000, 0],
])("a unit of %i, %i times, for %i is %i less", (fullUnit, quantity, total, discount) => {
  expect(discountOfLine({ fullUnit: minor(fullUnit), quantity, total: minor(total) })).toBe(discount);
});
