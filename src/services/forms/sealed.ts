import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Keys, Sign } from "@/src/services/shop";

const method = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** 256 bits derived from the shop's secret. */
const keyOf = (sign: Sign, purpose: string) => Buffer.from(sign("seal", purpose), "base64url");

/** Encrypts and authenticates a text with the shop's key. @param purpose separates the texts of different uses */
export function seal({ sign }: Pick<Keys, "sign">, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(method, keyOf(sign, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

function open(sign: Sign, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const text = nonceBytes + tagBytes;
  const decipher = createDecipheriv(method, keyOf(sign, purpose), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, text));
  return Buffer.concat([decipher.update(bytes.subarray(text)), decipher.final()]).toString("utf8");
}

function tryToOpen(sign: Sign, purpose: string, sealed: string): string | null {
  try {
    return open(sign, purpose, sealed);
  } catch {
    // Sealed with another secret.
    return null;
  }
}

const openEarlier = ({ previousSigners }: Keys, purpose: string, sealed: string): string | null =>
  previousSigners.map((sign) => tryToOpen(sign, purpose, sealed)).find((text) => text !== null) ?? null;

/**
 * Opens a sealed text, also one under an earlier secret. @throws Error if it was not sealed by this shop for this purpose
 */
export const unseal = (keys: Keys, purpose: string, sealed: string): string =>
  openEarlier(keys, purpose, sealed) ?? open(keys.sign, purpose, sealed);

/** Reseals a text under an earlier secret with the current one; null if it is not under an earlier one. */
export function resealed(keys: Keys, purpose: string, sealed: string): string | null {
  const text = openEarlier(keys, purpose, sealed);
  return text === null ? null : seal(keys, purpose, text);
}
