import { codeLength } from "@/src/domain/sign-in/sign-in-rules";
import type { Shop } from "@/src/services/shop";

type Signer = Pick<Shop, "sign">;

/**
 * The six digits of a seed. The seed is 128 random bits and only the shop's key derives the digits: the outbox does not
 * hold the code. With 2^64 values, all codes are equally likely to 14 decimals.
 * @param seed from `random`
 */
export function codeOfSeed({ sign }: Signer, seed: string): string {
  const value = Buffer.from(sign("sign-in-digits", seed), "base64url").readBigUInt64BE();
  return String(value % 10n ** BigInt(codeLength)).padStart(codeLength, "0");
}

/** Stored hash of a code, which can only be compared for one e-mail. */
export const hashOfCode = ({ sign }: Signer, email: string, code: string): string =>
  sign("sign-in-code", `${email}\0${code}`);

/** Stored hash of the requesting browser's secret. */
export const hashOfBrowser = ({ sign }: Signer, browser: string): string => sign("sign-in-browser", browser);

/** Stored hash of a session's secret. */
export const hashOfSession = ({ sign }: Signer, token: string): string => sign("customer-session", token);
