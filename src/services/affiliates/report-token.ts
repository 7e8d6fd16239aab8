import { isSigned, rowNumber, type Signer } from "@/src/services/signed";

const purpose = "affiliate-report";

/** Not a dot: a URL with a dot is treated as a file. */
const separator = "~";

/** Opens an affiliate's report; valid as long as the affiliate's agreement exists. */
export const reportToken = (signer: Signer, id: number): string =>
  `${id}${separator}${signer.sign(purpose, String(id))}`;

/** Id of the affiliate whose report a token opens; null for an invalid token. */
export function readReportToken(signer: Signer, token: string): number | null {
  const [id = "", signature = ""] = token.split(separator);
  return isSigned(signer, purpose, id, signature) ? rowNumber(id) : null;
}
