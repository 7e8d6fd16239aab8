import { expect, test } from "vitest";
import { isPriceLeap, priceMove } from "./price-leap";

test("a price moves by a share of what it was", () => {
  expect(priceMove(93_000, 333)).toBe(-99.6);
  expect(priceMove(10_000, 12_500)).toBe(25);
  expect(priceMove(0, 500)).toBeNull();
});

test.each([
  [10_000, 13_000, false],
  [10_000, 13_100, true],
  [10_000, 7_000, false],
  [10_000, 6_900, true],
  [10_000, 0, true],
  [0, 90_000, true],
  [0, 100, true],
  [0, 0, false],
])("from %i to %i with a share of 30: %s", (before, after, isLeap) => {
  expect(isPriceLeap(before, after, 30)).toBe(isLeap);
});
