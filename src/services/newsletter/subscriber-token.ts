import { datedToken, readDatedToken, readRowToken, rowToken } from "@/src/services/row-token";
import type { Signer } from "@/src/services/signed";

/** Days for which the double opt-in link is valid. */
const confirmDays = 7;

const confirmPurpose = "newsletter-confirm";
const unsubscribePurpose = "newsletter-unsubscribe";

/** Opens the page that confirms a subscription. @param asked when it was asked for */
export const confirmToken = (signer: Signer, id: number, asked: Date): string =>
  datedToken(signer, confirmPurpose, id, asked);

/** Subscriber and request time of a confirmation token; null for an invalid or expired token. */
export function readConfirmToken(
  signer: Signer,
  token: string,
  now: Date,
): { readonly id: number; readonly asked: Date } | null {
  const read = readDatedToken(signer, confirmPurpose, token);
  return read && now.getTime() - read.asked.getTime() <= confirmDays * 86_400_000 ? read : null;
}

/** In the footer of every newsletter; it does not expire. */
export const unsubscribeToken = (signer: Signer, id: number): string =>
  rowToken(signer, unsubscribePurpose, id);

/** Subscriber of an unsubscribe token; null for an invalid one. */
export const readUnsubscribeToken = (signer: Signer, token: string): number | null =>
  readRowToken(signer, unsubscribePurpose, token);
