import { timingSafeEqual } from "node:crypto";
import type { Keys } from "./shop";

export type Signer = Keys;

/** Compares secrets in constant time. */
export function isEqual(signature: string, other: string): boolean {
  const [given, own] = [Buffer.from(signature), Buffer.from(other)];
  return given.length === own.length && timingSafeEqual(given, own);
}

/** A text's signatures with every accepted secret, the current one first. */
export const signaturesOf = (
  { sign, previousSigners }: Signer,
  purpose: string,
  text: string,
): readonly string[] => [sign, ...previousSigners].map((one) => one(purpose, text));

/** Whether a signature is the shop's, with the current or an earlier secret, compared in constant time. */
export const isSigned = (signer: Signer, purpose: string, text: string, signature: string): boolean =>
  signaturesOf(signer, purpose, text).some((own) => isEqual(signature, own));

/** Row number in a link; null if invalid. */
export const rowNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
