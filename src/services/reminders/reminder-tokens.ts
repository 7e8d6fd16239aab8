import { datedToken, readDatedToken, readRowToken, rowToken } from "@/src/services/row-token";
import type { Signer } from "@/src/services/signed";

/** How long the link that opens the cart is good for. */
const openDays = 7;

const openPurpose = "reminder-open";
const leavePurpose = "reminder-leave";

/**
 * Secrets of a reminder's links: one opens the customer's cart for a week, the other ends the reminders whenever.
 * @param asked when the reminder was queued
 */
export const reminderTokens = (
  signer: Signer,
  customer: number,
  asked: Date,
): { readonly open: string; readonly leave: string } => ({
  open: datedToken(signer, openPurpose, customer, asked),
  leave: rowToken(signer, leavePurpose, customer),
});

/** Whose cart a token opens; null for one that is none or too old. */
export function readOpenToken(signer: Signer, token: string, now: Date): number | null {
  const read = readDatedToken(signer, openPurpose, token);
  return read && now.getTime() - read.asked.getTime() <= openDays * 86_400_000 ? read.id : null;
}

/** Whose reminders a token ends; null for one that is none. */
export const readLeaveToken = (signer: Signer, token: string): number | null =>
  readRowToken(signer, leavePurpose, token);
