import { codeLength } from "@/src/domain/sign-in/sign-in-rules";
import type { Shop } from "@/src/services/shop";

type Signer = Pick<Shop, "sign">;

/**
 * The six digits a seed stands for. The seed is 128 random bits and only the shop's own key makes digits of it: what
 * waits in the outbox is not the code. 2^64 different values leave every code as likely as the next to 14 decimals.
 * @param seed from `random`
 */
export function codeOfSeed({ sign }: Signer, seed: string): string {
  const value = Buffer.from(sign("sign-in-digits", seed), "base64url").readBigUInt64BE();
  return String(value % 10n ** BigInt(codeLength)).padStart(codeLength, "0");
}

/** What is kept of a code: good for comparing one e-mail's tries only. */
export const hashOfCode = ({ sign }: Signer, email: string, code: string): string =>
  sign("sign-in-code", `${email}\0${code}`);

/** What is kept of the browser that asked. */
export const hashOfBrowser = ({ sign }: Signer, browser: string): string => sign("sign-in-browser", browser);

/** What is kept of a session. */
export const hashOfSession = ({ sign }: Signer, token: string): string => sign("customer-session", token);
