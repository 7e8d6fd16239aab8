import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { codeOfSeed, hashOfBrowser, hashOfCode, hashOfSession } from "./sign-in-code";

const shop = {
  sign: (purpose: string, text: string) =>
    createHmac("sha256", "key").update(`${purpose}\0${text}`).digest("base64url"),
};

test("a seed gives six digits of the shop's signature, with leading zeros", () => {
  const codes = Array.from({ length: 500 }, (_, seed) => codeOfSeed(shop, String(seed)));
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(490);
  expect(codes.some((code) => code.startsWith("0"))).toBe(true);
  const digest = createHmac("sha256", "key").update("sign-in-digits\x000").digest();
  expect(codes[0]).toBe(String(digest.readBigUInt64BE() % 1_000_000n).padStart(6, "0"));
});

test("hashes of a code, a browser and a session differ for each input", () => {
  const kept = [
    hashOfCode(shop, "ada@example.com", "123456"),
    hashOfCode(shop, "ada@example.com", "123457"),
    hashOfCode(shop, "bob@example.com", "123456"),
    hashOfBrowser(shop, "ada@example.com\x00123456"),
    hashOfSession(shop, "ada@example.com\x00123456"),
  ];
  expect(new Set(kept).size).toBe(kept.length);
  expect(kept.join(" ")).not.toMatch(/ada|123456/);
});
