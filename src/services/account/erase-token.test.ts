import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { eraseToken, readEraseToken } from "./erase-token";

const signer = (key: string) => ({
  previousSigners: [],
  sign: (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}\0${text}`).digest("base64url"),
});
const shop = signer("key");
const asked = new Date("2026-11-23T09:00:00Z");
const after = (milliseconds: number) => new Date(asked.getTime() + milliseconds);
const day = 86_400_000;
const token = eraseToken(shop, 41, asked);

test.each([
  [0, 41],
  [day, 41],
  [day + 1, null],
  [-1, null],
])("%i milliseconds later it erases %s", (age, id) => {
  expect(readEraseToken(shop, token, after(age))).toBe(id);
});

test("only the shop can sign one, for one account and one moment", () => {
  const [id = "", at = "", signature = ""] = token.split(".");
  for (const wrong of [
    "",
    "41",
    `${id}.${at}`,
    `42.${at}.${signature}`,
    `${id}.${(asked.getTime() + 1).toString(36)}.${signature}`,
    `${id}.${at}.${signature.slice(1)}`,
    `${id}.${at}.${shop.sign("customer-session", `${id}.${at}`)}`,
    eraseToken(signer("another key"), 41, asked),
    eraseToken(shop, Number("0"), asked),
    eraseToken(shop, 1.5, asked),
  ])
    expect([wrong, readEraseToken(shop, wrong, after(1))]).toEqual([wrong, null]);
});
