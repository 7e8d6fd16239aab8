import { createHash, createPublicKey, verify, type KeyObject } from "node:crypto";
import type { PublicKey } from "@/src/domain/ucp/platform-profile";

/** A key's thumbprint, which names it by its bytes. Source: RFC 7638; RFC 8037 for Ed25519. */
export function thumbprint({ crv, kty, x, y }: Pick<PublicKey, "kty" | "crv" | "x" | "y">): string {
  const members = kty === "EC" ? { crv, kty, x, y } : { crv, kty, x };
  return createHash("sha256").update(JSON.stringify(members)).digest("base64url");
}

/** Whether a key is for signatures. Source: RFC 7517, sections 4.2 and 4.3. */
export const isForSignatures = ({ use, key_ops: operations }: PublicKey): boolean =>
  use !== "enc" && (operations === undefined || operations.includes("verify"));

/** How a curve's signatures are verified: raw ones of fixed width. Source: signatures.md, signature algorithms. */
const verifiers: Readonly<Record<string, (key: KeyObject, text: Buffer, signature: Uint8Array) => boolean>> =
  {
    "EC P-256": (key, text, signature) =>
      verify("sha256", text, { key, dsaEncoding: "ieee-p1363" }, signature),
    "EC P-384": (key, text, signature) =>
      verify("sha384", text, { key, dsaEncoding: "ieee-p1363" }, signature),
    "OKP Ed25519": (key, text, signature) => verify(null, text, key, signature),
  };

/** @returns null for a key that the shop cannot use */
export function isSignedBy(key: PublicKey, text: string, signature: Uint8Array): boolean | null {
  const { kty, crv = "", x, y } = key;
  const name = `${kty} ${crv}`;
  const check = Object.hasOwn(verifiers, name) ? verifiers[name] : undefined;
  if (!check) return null;
  try {
    const publicKey = createPublicKey({ key: { kty, crv, x, ...(y !== undefined && { y }) }, format: "jwk" });
    return check(publicKey, Buffer.from(text), signature);
  } catch {
    // The key's numbers are none of its curve.
    return null;
  }
}
