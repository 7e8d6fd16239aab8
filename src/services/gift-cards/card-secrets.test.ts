import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { cardCode } from "@/src/domain/gift-card/card-code";
import { codeOfCard, hashOfCard, newCardSecret } from "./card-secrets";

const shop = {
  sign: (purpose: string, text: string) =>
    createHmac("sha256", "key").update(`${purpose}\0${text}`).digest("base64url"),
  random: (bits: number) => createHash("sha256").update(String(bits)).digest("base64url"),
};

test("a code holds 128 bits of the shop's signature under its seed, and nothing else", () => {
  const signed = createHmac("sha256", "key").update("gift-card\0seed").digest();
  expect(codeOfCard(shop, "seed")).toBe(cardCode(signed.subarray(0, 16)));
  expect(codeOfCard(shop, "other")).not.toBe(codeOfCard(shop, "seed"));
  expect(codeOfCard({ sign: (_, text) => shop.sign("of another shop", text) }, "seed")).not.toBe(
    codeOfCard(shop, "seed"),
  );
});

test("what is kept of a new card finds it by its code and does not hold it", () => {
  const { seed, codeHash, ending } = newCardSecret(shop);
  const code = codeOfCard(shop, seed);
  expect(seed).toBe(shop.random(128));
  expect(codeHash).toBe(hashOfCard(shop, code));
  expect(codeHash).toBe(shop.sign("gift-card-code", code));
  expect(ending).toBe(code.slice(-4));
});
