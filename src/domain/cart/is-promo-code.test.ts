import { expect, test } from "vitest";
import { isPromoCode } from "./is-promo-code";

test.each([
  ["LUNE10", true],
  ["été-2026", true],
  ["x".repeat(40), true],
  ["x".repeat(41), false],
  ["", false],
  ["LUNE\0", false],
])("%j can be a code: %s", (word, expected) => expect(isPromoCode(word)).toBe(expected));
