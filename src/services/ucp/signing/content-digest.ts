import { createHash } from "node:crypto";
import { parseDictionary } from "structured-headers";

/** Value of the header Content-Digest for a body. Source: RFC 9530. */
export const contentDigest = (body: Uint8Array | string): string =>
  `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;

/** Whether the header is the body's digest; one without SHA-256 is not. */
export function isDigestOf(header: string, body: Uint8Array): boolean {
  try {
    const [given] = parseDictionary(header).get("sha-256") ?? [];
    return (
      given instanceof ArrayBuffer && createHash("sha256").update(body).digest().equals(Buffer.from(given))
    );
  } catch {
    return false;
  }
}
