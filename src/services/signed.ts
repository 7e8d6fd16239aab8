import { timingSafeEqual } from "node:crypto";
import type { Shop } from "./shop";

export type Signer = Pick<Shop, "sign">;

/** Whether a signature is the shop's own, compared in constant time. */
export function isSigned({ sign }: Signer, purpose: string, text: string, signature: string): boolean {
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(purpose, text))];
  return given.length === own.length && timingSafeEqual(given, own);
}

/** The number of a row as a link names it; null for what is none. */
export const rowNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
