import { createHash } from "node:crypto";
import type { ApiScope } from "./api-scope";

/** By which scanners of published code recognise a key. It names the kind of shop's software, not the brand. */
export const keyPrefix = "wsk_";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Digits that 32 bytes and 4 bytes need. */
const [secretLength, checksumLength] = [43, 6];
const shape = new RegExp(`^${keyPrefix}([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`);

function base62(bytes: Uint8Array, length: number): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  let text = "";
  for (let place = 0; place < length; place += 1) {
    text = (digits[Number(rest % 62n)] ?? "") + text;
    rest /= 62n;
  }
  return text;
}

const checksumOf = (secret: string): string =>
  base62(
    createHash("sha256")
      .update(keyPrefix + secret)
      .digest()
      .subarray(0, 4),
    checksumLength,
  );

/**
 * A key as it is shown once: prefix, secret, checksum. The checksum tells a scanner, and the shop, a key from any other
 * text without asking the database. @param secret 32 random bytes
 */
export function writeApiKey(secret: Uint8Array): string {
  const text = base62(secret, secretLength);
  return keyPrefix + text + checksumOf(text);
}

/** Whether a text could be a key: its form and checksum are right. */
export function isApiKey(text: string): boolean {
  const [, secret, checksum] = shape.exec(text) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

/**
 * What the shop keeps of a key. A fast hash is right: 256 random bits cannot be guessed, unlike a password.
 * Source: decision 0166.
 */
export const hashOfApiKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** The last signs of a key, by which people tell keys apart. */
export const endingOfApiKey = (key: string): string => key.slice(-4);

/** A key as the admin shows it. */
export interface ApiKey {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly ending: string;
  readonly callsPerMinute: number;
  /** Staff account whose assistant uses it, with the rights of that account; null for a key of another system. */
  readonly account: number | null;
  /** e-mail of who created it */
  readonly createdBy: string;
  readonly createdAt: Date;
  /** to the minute; null if it was never used */
  readonly lastUsedAt: Date | null;
  /** null for one that does not expire */
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

/** How a key stands. */
export type ApiKeyStatus = "valid" | "expired" | "revoked";

export function apiKeyStatus(
  { revokedAt, expiresAt }: Pick<ApiKey, "revokedAt" | "expiresAt">,
  now: Date,
): ApiKeyStatus {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && expiresAt <= now ? "expired" : "valid";
}

/** Who acts, in the audit log and the timeline of an order. */
export const apiActor = ({ id, name }: Pick<ApiKey, "id" | "name">): string => `API ${id}: ${name}`;
