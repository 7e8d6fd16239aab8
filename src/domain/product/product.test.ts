import { expect, test } from "vitest";
import { isSold } from "./product";

test.each([
  [true, "in-stock", true],
  [true, "made-to-order", true],
  [true, "sold-out", false],
  [false, "in-stock", false],
] as const)("visible %s and %s: sold %s", (isVisible, availability, expected) => {
  expect(isSold({ isVisible, availability })).toBe(expected);
});
