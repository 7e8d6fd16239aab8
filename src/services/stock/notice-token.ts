import { datedToken, readDatedToken, readRowToken, rowToken } from "@/src/services/row-token";
import type { Signer } from "@/src/services/signed";

/** Days for which the double opt-in link is valid. */
const confirmDays = 7;

const confirmPurpose = "stock-notice-confirm";
const cancelPurpose = "stock-notice-cancel";

/** Opens the page that confirms a notice. @param asked when it was asked for */
export const confirmToken = (signer: Signer, id: number, asked: Date): string =>
  datedToken(signer, confirmPurpose, id, asked);

/** The notice a token confirms; null for an invalid or expired token. */
export function readConfirmToken(signer: Signer, token: string, now: Date): number | null {
  const read = readDatedToken(signer, confirmPurpose, token);
  return read && now.getTime() - read.asked.getTime() <= confirmDays * 86_400_000 ? read.id : null;
}

/** Unsubscribe token in the back-in-stock mail. */
export const cancelToken = (signer: Signer, id: number): string => rowToken(signer, cancelPurpose, id);

/** A notice of the address whose notices are to be deleted; null for an invalid token. */
export const readCancelToken = (signer: Signer, token: string): number | null =>
  readRowToken(signer, cancelPurpose, token);
