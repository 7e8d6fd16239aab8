import { isSigned, rowNumber, type Signer } from "./signed";

/** Opens one thing about one row of the database, whenever it is used. @param purpose what it opens, and nothing else */
export const rowToken = (signer: Pick<Signer, "sign">, purpose: string, id: number): string =>
  `${id}.${signer.sign(purpose, String(id))}`;

/** Which row a token is about; null for one that is none. */
export function readRowToken(signer: Signer, purpose: string, token: string): number | null {
  const [id = "", signature = ""] = token.split(".");
  return isSigned(signer, purpose, id, signature) ? rowNumber(id) : null;
}

/** The same with the moment it was asked for: a link that ends. */
export function datedToken(signer: Signer, purpose: string, id: number, asked: Date): string {
  const text = `${id}.${asked.getTime().toString(36)}`;
  return `${text}.${signer.sign(purpose, text)}`;
}

/** Which row a token is about, and when it was asked for; null for one that is none. */
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
