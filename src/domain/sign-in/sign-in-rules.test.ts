import { expect, test } from "vitest";
import { codeMinutes, codeTries, paddedCode, sessionDays } from "./sign-in-rules";

// Specification 5.2, 9.9, 11.1.
test("a code has six digits, ten minutes and five tries; a session thirty days", () => {
  expect({ codeMinutes, codeTries, sessionDays }).toEqual({ codeMinutes: 10, codeTries: 5, sessionDays: 30 });
});

test.each([
  [7, "000007"],
  ["000007", "000007"],
  [482_913, "482913"],
  ["0", "000000"],
])("the code %j is compared as %s", (code, compared) => {
  expect(paddedCode(code)).toBe(compared);
});
