import { isSigned, rowNumber, type Signer } from "./signed";

/** Token for one purpose and one database row, without expiry. @param purpose its only use */
export const rowToken = (signer: Pick<Signer, "sign">, purpose: string, id: number): string =>
  `${id}.${signer.sign(purpose, String(id))}`;

/** Row of a token; null for an invalid token. */
export function readRowToken(signer: Signer, purpose: string, token: string): number | null {
  const [id = "", signature = ""] = token.split(".");
  return isSigned(signer, purpose, id, signature) ? rowNumber(id) : null;
}

/** The same with the time of the request: a link that expires. */
export function datedToken(signer: Signer, purpose: string, id: number, asked: Date): string {
  const text = `${id}.${asked.getTime().toString(36)}`;
  return `${text}.${signer.sign(purpose, text)}`;
}

/** Row and request time of a token; null for an invalid token. */
export function readDatedToken(
  signer: Signer,
  purpose: string,
  token: string,
): { readonly id: number; readonly asked: Date } | null {
  const [id = "", asked = "", signature = ""] = token.split(".");
  const number = rowNumber(id);
  if (number === null || !isSigned(signer, purpose, `${id}.${asked}`, signature)) return null;
  return { id: number, asked: new Date(Number.parseInt(asked, 36)) };
}
