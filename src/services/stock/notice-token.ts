import { datedToken, readDatedToken, readRowToken, rowToken } from "@/src/services/row-token";
import type { Signer } from "@/src/services/signed";

/** How long the link of the double opt-in is good for. */
const confirmDays = 7;

const confirmPurpose = "stock-notice-confirm";
const leavePurpose = "stock-notice-leave";

/** Opens the page that confirms a notice. @param asked when it was asked for */
export const confirmToken = (signer: Signer, id: number, asked: Date): string =>
  datedToken(signer, confirmPurpose, id, asked);

/** Which notice a token confirms; null for a token that is none or too old. */
export function readConfirmToken(signer: Signer, token: string, now: Date): number | null {
  const read = readDatedToken(signer, confirmPurpose, token);
  return read && now.getTime() - read.asked.getTime() <= confirmDays * 86_400_000 ? read.id : null;
}

/** Stands under the mail that says it is there again. */
export const leaveToken = (signer: Signer, id: number): string => rowToken(signer, leavePurpose, id);

/** Whose notices are to be deleted, by one of them; null for a token that is none. */
export const readLeaveToken = (signer: Signer, token: string): number | null =>
  readRowToken(signer, leavePurpose, token);
