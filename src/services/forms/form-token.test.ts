import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formToken, isFormToken } from "./form-token";

const shopAt = (milliseconds: number, secret = "s") => ({
  previousSigners: [],
  sign: (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url"),
  clock: () => new Date(1_800_000_000_000 + milliseconds),
});

test.each([
  [0, false],
  [1_999, false],
  [2_000, true],
  [36 * 3_600_000, true],
  [36 * 3_600_000 + 1, false],
  [-1, false],
])("after %i ms: %s", (age, isGood) => {
  expect(isFormToken(shopAt(age), formToken(shopAt(0)))).toBe(isGood);
});

test("only the shop can sign them", () => {
  const later = shopAt(10_000);
  expect(isFormToken(later, formToken(shopAt(0, "another secret")))).toBe(false);
  const [begun, signature] = formToken(shopAt(0)).split(".");
  const younger = (Number.parseInt(begun ?? "", 36) - 1).toString(36);
  expect(isFormToken(later, `${younger}.${signature}`)).toBe(false);
  expect(isFormToken(later, undefined)).toBe(false);
  fc.assert(fc.property(fc.string(), (text) => !isFormToken(later, text)));
});
