import { datedToken, readDatedToken, readRowToken, rowToken } from "@/src/services/row-token";
import type { Signer } from "@/src/services/signed";

/** Days for which the link to the cart is valid. */
const openDays = 7;

const openPurpose = "reminder-open";
const stopPurpose = "reminder-stop";

/**
 * Secrets of a reminder's links: one opens the customer's cart for a week, the other ends reminders and does not expire.
 * @param asked when the reminder was queued
 */
export const reminderTokens = (
  signer: Signer,
  customer: number,
  asked: Date,
): { readonly open: string; readonly stop: string } => ({
  open: datedToken(signer, openPurpose, customer, asked),
  stop: rowToken(signer, stopPurpose, customer),
});

/** Customer whose cart a token opens; null for an invalid or expired token. */
export function readOpenToken(signer: Signer, token: string, now: Date): number | null {
  const read = readDatedToken(signer, openPurpose, token);
  return read && now.getTime() - read.asked.getTime() <= openDays * 86_400_000 ? read.id : null;
}

/** Customer whose reminders a token ends; null for an invalid token. */
export const readStopToken = (signer: Signer, token: string): number | null =>
  readRowToken(signer, stopPurpose, token);
