import { isSigned, rowNumber, type Signer } from "@/src/services/signed";

/** How long the link of the double opt-in is good for. */
const confirmDays = 7;

/** Opens the page that confirms a subscription. @param asked when it was asked for */
export function confirmToken(signer: Signer, id: number, asked: Date): string {
  const text = `${id}.${asked.getTime().toString(36)}`;
  return `${text}.${signer.sign("newsletter-confirm", text)}`;
}

/** Whose confirmation a token is, and when it was asked for; null for a token that is none or too old. */
export function readConfirmToken(
  signer: Signer,
  token: string,
  now: Date,
): { readonly id: number; readonly asked: Date } | null {
  const [id = "", asked = "", signature = ""] = token.split(".");
  const number = rowNumber(id);
  if (number === null || !isSigned(signer, "newsletter-confirm", `${id}.${asked}`, signature)) return null;
  const time = Number.parseInt(asked, 36);
  return now.getTime() - time > confirmDays * 86_400_000 ? null : { id: number, asked: new Date(time) };
}

/** In the footer of every newsletter; it does not expire. */
export const leaveToken = (signer: Signer, id: number): string =>
  `${id}.${signer.sign("newsletter-leave", String(id))}`;

/** Whose departure a token is, null for one that is none. */
export function readLeaveToken(signer: Signer, token: string): number | null {
  const [id = "", signature = ""] = token.split(".");
  return isSigned(signer, "newsletter-leave", id, signature) ? rowNumber(id) : null;
}
