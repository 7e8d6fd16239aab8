import { isSigned, rowNumber, type Signer } from "@/src/services/signed";

const purpose = "affiliate-report";

/** Not a point: an address with one in it is taken for a file. */
const separator = "~";

/** Opens an affiliate's report; good for as long as there is an agreement to report on. */
export const reportToken = (signer: Signer, id: number): string =>
  `${id}${separator}${signer.sign(purpose, String(id))}`;

/** Whose report a token opens; null for one that is none. */
export function readReportToken(signer: Signer, token: string): number | null {
  const [id = "", signature = ""] = token.split(separator);
  return isSigned(signer, purpose, id, signature) ? rowNumber(id) : null;
}
