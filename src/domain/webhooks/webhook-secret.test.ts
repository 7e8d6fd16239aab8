import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { rotated, secretBytes, signingSecrets, writeWebhookSecret } from "./webhook-secret";

const now = new Date("2026-11-30T12:00:00Z");
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test("a secret is written as the standard says", () => {
  const bytes = randomBytes(secretBytes);
  const secret = writeWebhookSecret(bytes.toString("base64url"));
  expect(secret).toMatch(/^whsec_/);
  expect(Buffer.from(secret.slice(6), "base64")).toEqual(bytes);
});

test("a first secret signs alone, its successor with it for a day", () => {
  const first = rotated(null, "one", now);
  expect(signingSecrets(first, after(100))).toEqual(["one"]);
  const second = rotated(first, "two", now);
  expect(signingSecrets(second, after(23.9))).toEqual(["two", "one"]);
  expect(signingSecrets(second, after(24))).toEqual(["two"]);
});

test("of three within a day the last two sign", () => {
  const third = rotated(rotated(rotated(null, "one", now), "two", now), "three", after(1));
  expect(signingSecrets(third, after(2))).toEqual(["three", "two"]);
});
