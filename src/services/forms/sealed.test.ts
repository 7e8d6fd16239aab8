import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { seal, unseal } from "./sealed";

const shopOf = (secret: string) => ({
  previousSigners: [],
  sign: (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url"),
});
const shop = shopOf("a");

test.each(["", "Ada", "時計のご相談です。", "x".repeat(60_000)])("%.20j comes out as it went in", (text) => {
  const sealed = seal(shop, "p", text);
  expect(unseal(shop, "p", sealed)).toBe(text);
  expect(seal(shop, "p", text)).not.toBe(sealed);
});

test("a changed text, another purpose or another key is rejected", () => {
  const sealed = seal(shop, "p", "Ada");
  expect(sealed).not.toContain(Buffer.from("Ada").toString("base64url"));
  expect(() => unseal(shopOf("b"), "p", sealed)).toThrow("unable to authenticate");
  expect(() => unseal(shop, "q", sealed)).toThrow("unable to authenticate");
  expect(() => unseal(shop, "p", `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`)).toThrow(
    "unable to authenticate",
  );
});
