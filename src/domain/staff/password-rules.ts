import { commonPasswords } from "./common-passwords";

/** In characters as a person counts them. */
const passwordLength = { least: 12, most: 128 } as const;
/** In UTF-8, which is hashed: 128 characters of any script. */
export const passwordBytes = 512;

/** Why a password is not taken. */
export type PasswordError = "short" | "long" | "common" | "own-address" | "broken";

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The same few characters again and again: "aaaaaaaaaaaa", "ababababababab". */
const repeats = (text: string): boolean => new Set(text).size < 4;

/** Whether a password is the address, or the part of it before the sign. */
function isOfAddress(password: string, email: string): boolean {
  const bare = folded(password);
  const [name = ""] = email.split("@");
  return bare === folded(email) || bare === folded(name);
}

/**
 * Why a password is not taken; null for one that is.
 * Source: specification 6.4.
 */
export function passwordError(password: string, email: string): PasswordError | null {
  // A lone surrogate cannot be typed again the same way.
  if (/\0|\p{Surrogate}/u.test(password)) return "broken";
  const length = Array.from(password).length;
  if (length < passwordLength.least) return "short";
  if (length > passwordLength.most) return "long";
  if (isOfAddress(password, email)) return "own-address";
  return repeats(password) || commonPasswords.has(folded(password)) ? "common" : null;
}
