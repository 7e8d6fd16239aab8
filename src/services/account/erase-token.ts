import { isSigned, rowNumber, type Signer } from "@/src/services/signed";

/** How long the link of an erasure is good for. */
const hours = 24;

const purpose = "erase-account";

/** Opens the page that erases an account. @param asked when it was asked for */
export function eraseToken(signer: Signer, customerId: number, asked: Date): string {
  const text = `${customerId}.${asked.getTime().toString(36)}`;
  return `${text}.${signer.sign(purpose, text)}`;
}

/** Whose account a token erases; null for a token that is none or too old. */
export function readEraseToken(signer: Signer, token: string, now: Date): number | null {
  const [id = "", asked = "", signature = ""] = token.split(".");
  if (!isSigned(signer, purpose, `${id}.${asked}`, signature)) return null;
  const age = now.getTime() - Number.parseInt(asked, 36);
  return age >= 0 && age <= hours * 3_600_000 ? rowNumber(id) : null;
}
