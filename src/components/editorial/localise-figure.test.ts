import { expect, test } from "vitest";
import { localiseFigure } from "./localise-figure";

test.each([
  ["1,05", "fr", "1,05"],
  ["1,05", "en", "1.05"],
  ["11.8", "es", "11,8"],
  ["11,8", "jp", "11.8"],
  ["2.50", "fr", "2,50"],
  ["21 600", "fr", "21\u00a0600"],
  ["21\u00a0600", "en", "21,600"],
  ["21 600", "es", "21\u00a0600"],
  ["21\u202f600", "jp", "21,600"],
  ["1 234 567", "jp", "1,234,567"],
  ["½", "en", "½"],
  ["3 × 7", "en", "3 × 7"],
  ["2026", "en", "2026"],
] as const)("%s in %s is %s", (value, locale, shown) => {
  expect(localiseFigure(value, locale)).toBe(shown);
});
