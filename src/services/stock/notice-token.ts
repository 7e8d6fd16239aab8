import { isSigned, rowNumber, type Signer } from "@/src/services/signed";

/** How long the link of the double opt-in is good for. */
const confirmDays = 7;

/** Opens the page that confirms a notice. @param asked when it was asked for */
export function confirmToken(signer: Signer, id: number, asked: Date): string {
  const text = `${id}.${asked.getTime().toString(36)}`;
  return `${text}.${signer.sign("stock-notice-confirm", text)}`;
}

/** Which notice a token confirms; null for a token that is none or too old. */
export function readConfirmToken(signer: Signer, token: string, now: Date): number | null {
  const [id = "", asked = "", signature = ""] = token.split(".");
  if (!isSigned(signer, "stock-notice-confirm", `${id}.${asked}`, signature)) return null;
  return now.getTime() - Number.parseInt(asked, 36) > confirmDays * 86_400_000 ? null : rowNumber(id);
}

/** Stands under the mail that says it is there again. */
export const leaveToken = (signer: Signer, id: number): string =>
  `${id}.${signer.sign("stock-notice-leave", String(id))}`;

/** Whose notices are to be deleted, by one of them; null for a token that is none. */
export function readLeaveToken(signer: Signer, token: string): number | null {
  const [id = "", signature = ""] = token.split(".");
  return isSigned(signer, "stock-notice-leave", id, signature) ? rowNumber(id) : null;
}
