import { timingSafeEqual } from "node:crypto";
import type { Keys } from "./shop";

export type Signer = Keys;

function isEqual(signature: string, other: string): boolean {
  const [given, own] = [Buffer.from(signature), Buffer.from(other)];
  return given.length === own.length && timingSafeEqual(given, own);
}

/** A text's signatures under every secret that is accepted, the one of today first. */
export const signaturesOf = (
  { sign, earlierSigns }: Signer,
  purpose: string,
  text: string,
): readonly string[] => [sign, ...earlierSigns].map((one) => one(purpose, text));

/** Whether a signature is the shop's own, of today or of before its secret was rotated, compared in constant time. */
export const isSigned = (signer: Signer, purpose: string, text: string, signature: string): boolean =>
  signaturesOf(signer, purpose, text).some((own) => isEqual(signature, own));

/** The number of a row as a link names it; null for what is none. */
export const rowNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
