import { isSigned, rowNumber, type Signer } from "@/src/services/signed";

/** How long the link that opens the cart is good for. */
const openDays = 7;

const openPurpose = "reminder-open";
const leavePurpose = "reminder-leave";

/**
 * Secrets of a reminder's links: one opens the customer's cart for a week, the other ends the reminders whenever.
 * @param asked when the reminder was queued
 */
export function reminderTokens(
  signer: Signer,
  customer: number,
  asked: Date,
): { readonly open: string; readonly leave: string } {
  const text = `${customer}.${asked.getTime().toString(36)}`;
  return {
    open: `${text}.${signer.sign(openPurpose, text)}`,
    leave: `${customer}.${signer.sign(leavePurpose, String(customer))}`,
  };
}

/** Whose cart a token opens; null for one that is none or too old. */
export function readOpenToken(signer: Signer, token: string, now: Date): number | null {
  const [id = "", asked = "", signature = ""] = token.split(".");
  if (!isSigned(signer, openPurpose, `${id}.${asked}`, signature)) return null;
  const age = now.getTime() - Number.parseInt(asked, 36);
  return age <= openDays * 86_400_000 ? rowNumber(id) : null;
}

/** Whose reminders a token ends; null for one that is none. */
export function readLeaveToken(signer: Signer, token: string): number | null {
  const [id = "", signature = ""] = token.split(".");
  return isSigned(signer, leavePurpose, id, signature) ? rowNumber(id) : null;
}
