import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endRotation, readSecrets, rotateSecret } from "./secrets.mjs";

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), "valcour-secrets-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

test("a new folder has a key for gift cards of its own; one that had none keeps the key its cards were made with", () => {
  const { PAYLOAD_SECRET, GIFT_CARD_SECRET } = readSecrets(data);
  expect(GIFT_CARD_SECRET).not.toBe(PAYLOAD_SECRET);
  writeFileSync(path.join(data, "secrets.json"), JSON.stringify({ PAYLOAD_SECRET: "of before" }));
  expect(readSecrets(data)).toMatchObject({ PAYLOAD_SECRET: "of before", GIFT_CARD_SECRET: "of before" });
  rotateSecret(data, "PAYLOAD_SECRET");
  expect(readSecrets(data)).toMatchObject({
    PAYLOAD_SECRET_PREVIOUS: "of before",
    GIFT_CARD_SECRET: "of before",
  });
});

test("a rotation keeps one secret of before until it is finished, and no second one begins meanwhile", () => {
  const { GIFT_CARD_SECRET: before } = readSecrets(data);
  rotateSecret(data, "GIFT_CARD_SECRET");
  const during = readSecrets(data);
  expect(during.GIFT_CARD_SECRET_PREVIOUS).toBe(before);
  expect(during.GIFT_CARD_SECRET).not.toBe(before);
  expect(() => rotateSecret(data, "GIFT_CARD_SECRET")).toThrow(/still accepted/);
  endRotation(data, "GIFT_CARD_SECRET");
  expect(readSecrets(data)).not.toHaveProperty("GIFT_CARD_SECRET_PREVIOUS");
  expect(readSecrets(data).GIFT_CARD_SECRET).toBe(during.GIFT_CARD_SECRET);
});
