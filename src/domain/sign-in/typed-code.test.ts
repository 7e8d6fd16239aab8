import { expect, test } from "vitest";
import { typedCode } from "./typed-code";

test.each([
  ["482913", "482913"],
  ["482 913", "482913"],
  [" 482-913\n", "482913"],
  ["４８２９１３", "482913"],
  ["4829137", "482913"],
  ["48a", "48a"],
  ["", ""],
])("%j is %j", (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
