import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { apiKeyStatus, endingOfApiKey, hashOfApiKey, isApiKey, writeApiKey } from "./api-key";

describe("an API key", () => {
  test("has the form that scanners of code know", () => {
    for (let times = 0; times < 200; times += 1)
      expect(writeApiKey(randomBytes(32))).toMatch(/^wsk_[0-9A-Za-z]{49}$/);
    expect(writeApiKey(new Uint8Array(32))).toMatch(/^wsk_0{43}/);
    expect(writeApiKey(new Uint8Array(32).fill(255))).toMatch(/^wsk_[1-9A-Za-z]/);
  });

  test("is recognised by its checksum, and any other text is not", () => {
    const key = writeApiKey(randomBytes(32));
    expect(isApiKey(key)).toBe(true);
    const other = key[20] === "a" ? "b" : "a";
    for (const text of [
      "",
      "wsk_",
      key.slice(1),
      `${key}x`,
      ` ${key}`,
      key.slice(0, 20) + other + key.slice(21),
    ])
      expect(isApiKey(text)).toBe(false);
  });

  test("differs for other secrets, is kept as a hash, and told apart by its end", () => {
    const [one, other] = [writeApiKey(randomBytes(32)), writeApiKey(randomBytes(32))];
    expect(one).not.toBe(other);
    expect(hashOfApiKey(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfApiKey(one)).not.toBe(hashOfApiKey(other));
    expect(one.endsWith(endingOfApiKey(one))).toBe(true);
  });

  test("ends when it is revoked, or at its hour", () => {
    const now = new Date("2026-11-30T12:00:00Z");
    const later = new Date("2026-11-30T12:00:01Z");
    expect(apiKeyStatus({ revokedAt: null, expiresAt: null }, now)).toBe("valid");
    expect(apiKeyStatus({ revokedAt: null, expiresAt: later }, now)).toBe("valid");
    expect(apiKeyStatus({ revokedAt: null, expiresAt: now }, now)).toBe("expired");
    expect(apiKeyStatus({ revokedAt: now, expiresAt: now }, now)).toBe("revoked");
  });
});
