import { expect, test } from "vitest";
import { areTermsCurrent } from "./shown-terms";

test.each([
  ["the version that holds", "2", true],
  ["one that held before", "1", false],
  ["a page that was none", null, true],
  ["an empty one", "", false],
])("%s", (_, shown, isCurrent) => {
  expect(areTermsCurrent(shown, { termsVersion: "2" })).toBe(isCurrent);
});
