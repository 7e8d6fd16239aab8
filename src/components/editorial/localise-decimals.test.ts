import { expect, test } from "vitest";
import { localiseDecimals } from "./localise-decimals";

test.each([
  ["1,05", "fr", "1,05"],
  ["1,05", "en", "1.05"],
  ["11.8", "es", "11,8"],
  ["11,8", "jp", "11.8"],
  ["2.50", "fr", "2,50"],
  ["21 600", "es", "21 600"],
  ["½", "en", "½"],
  ["3 × 7", "en", "3 × 7"],
  ["2026", "en", "2026"],
] as const)("%s in %s is %s", (value, locale, shown) => {
  expect(localiseDecimals(value, locale)).toBe(shown);
});
