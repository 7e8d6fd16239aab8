import { expect, test } from "vitest";
import { likePattern } from "./like-pattern";

test.each([
  ["Ada", "%Ada%"],
  ["100 %", String.raw`%100 \%%`],
  ["DI_01", String.raw`%DI\_01%`],
  [String.raw`a\b`, String.raw`%a\\b%`],
])("%s is looked for as it stands", (typed, pattern) => {
  expect(likePattern(typed)).toBe(pattern);
});
