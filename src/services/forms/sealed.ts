import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Signer } from "@/src/services/signed";

const method = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** 256 bits derived from the shop's secret. */
const keyOf = ({ sign }: Signer, purpose: string) => Buffer.from(sign("seal", purpose), "base64url");

/** A text that only this shop can read, and nobody can change. @param purpose keeps one use's texts from another's */
export function seal(shop: Signer, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(method, keyOf(shop, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error for what was not sealed by this shop for this purpose */
export function unseal(shop: Signer, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const text = nonceBytes + tagBytes;
  const decipher = createDecipheriv(method, keyOf(shop, purpose), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, text));
  return Buffer.concat([decipher.update(bytes.subarray(text)), decipher.final()]).toString("utf8");
}
