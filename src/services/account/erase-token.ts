import { datedToken, readDatedToken } from "@/src/services/row-token";
import type { Signer } from "@/src/services/signed";

/** Hours for which an erasure link is valid. */
const hours = 24;

const purpose = "erase-account";

/** Opens the page that erases an account. @param asked when it was asked for */
export const eraseToken = (signer: Signer, customerId: number, asked: Date): string =>
  datedToken(signer, purpose, customerId, asked);

/** Id of the account a token erases; null for an invalid or expired token. */
export function readEraseToken(signer: Signer, token: string, now: Date): number | null {
  const read = readDatedToken(signer, purpose, token);
  if (read === null) return null;
  const age = now.getTime() - read.asked.getTime();
  return age >= 0 && age <= hours * 3_600_000 ? read.id : null;
}
