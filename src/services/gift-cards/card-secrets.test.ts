import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { cardCode } from "@/src/domain/gift-card/card-code";
import { codeOfCard, hashesOfCard, newCardSecret, rekeyedSecret } from "./card-secrets";

const signOf = (key: string) => (purpose: string, text: string) =>
  createHmac("sha256", key).update(`${purpose}\0${text}`).digest("base64url");
const keys = { sign: signOf("key"), previousSigners: [] };
const rotated = { sign: signOf("next"), previousSigners: [keys.sign] };
const random = (bits: number) => createHash("sha256").update(String(bits)).digest("base64url");
const card = newCardSecret({ cardKeys: keys, random });

const codeOfSeed = (key: string, seed: string) =>
  cardCode(createHmac("sha256", key).update(`gift-card\0${seed}`).digest().subarray(0, 16));

test("a code has 128 bits of the key's signature of its seed; the stored hash finds it without revealing it", () => {
  const code = codeOfSeed("key", card.seed);
  expect(card.seed).toBe(random(128));
  expect(codeOfCard(keys, card)).toBe(code);
  expect(hashesOfCard(keys, code)).toEqual([card.codeHash]);
  expect(card.codeHash).toBe(keys.sign("gift-card-code", code));
  expect(card.ending).toBe(code.slice(-4));
});

test("a code cannot be derived with another key unless the previous key is accepted, unless the earlier key is accepted", () => {
  const another = { sign: signOf("next"), previousSigners: [] };
  expect(codeOfCard(another, card)).toBeNull();
  expect(codeOfCard(rotated, card)).toBe(codeOfCard(keys, card));
  expect(hashesOfCard(rotated, codeOfSeed("key", card.seed))).toContain(card.codeHash);
});

test("rekeyed under the current key the code is unchanged, and the earlier key is not needed", () => {
  const fresh = rekeyedSecret(rotated, card);
  if (fresh === null) throw new Error("The card was not rekeyed.");
  const code = codeOfSeed("key", card.seed);
  const alone = { sign: rotated.sign, previousSigners: [] };
  expect(codeOfCard(alone, fresh)).toBe(code);
  expect(hashesOfCard(alone, code)).toEqual([fresh.codeHash]);
  expect(JSON.stringify(fresh)).not.toContain(code.slice(0, 8));
  // Again with the next rotation.
  const third = { sign: signOf("third"), previousSigners: [rotated.sign] };
  const again = rekeyedSecret(third, fresh);
  expect(again && codeOfCard({ sign: third.sign, previousSigners: [] }, again)).toBe(code);
});

test("a secret under the current key, or an unknown one, is unchanged", () => {
  expect(rekeyedSecret(keys, card)).toBeNull();
  expect(rekeyedSecret(rotated, { ...card, codeHash: "of another code" })).toBeNull();
  expect(rekeyedSecret({ sign: signOf("x"), previousSigners: [signOf("y")] }, card)).toBeNull();
});
