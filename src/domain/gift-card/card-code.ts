import { fail, ok, type Result } from "@/src/domain/result";

/** Digits and letters that cannot be confused on paper. Source: Crockford, base 32. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Common misreadings. */
const slips: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** 128 bits in letters of five bits. */
const secretLetters = 26;
/** The largest prime with remainders that fit in two letters: detects every wrong letter and every swapped pair. */
const modulus = 1021;
const groupLength = 4;

function checkOf(secret: string): string {
  const rest = Array.from(secret).reduce((sum, letter) => (sum * 32 + alphabet.indexOf(letter)) % modulus, 0);
  // Both letters count: the remainder of the whole, check letters included, is then fixed.
  return alphabet.charAt(Math.floor(rest / 32)) + alphabet.charAt(rest % 32);
}

/**
 * Writes 128 secret bits as a code: 26 letters and two check letters.
 * @param bytes 16
 * @throws RangeError for another length
 */
export function cardCode(bytes: Uint8Array): string {
  if (bytes.length !== 16) throw new RangeError(`A code is made from 16 bytes, got ${bytes.length}.`);
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let secret = "";
  for (let place = 0; place < secretLetters; place += 1) {
    secret = alphabet.charAt(Number(value % 32n)) + secret;
    value /= 32n;
  }
  return secret + checkOf(secret);
}

/** Display form: groups of four letters. */
export const groupedCode = (code: string): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, "g"))?.join("-") ?? "";

/** The last letters of a code, which identify a card but cannot redeem it. */
export const codeEnding = (code: string): string => code.slice(-groupLength);

/** Parses a typed code: with or without groups, in lower case, with an O for a zero. */
export function readCardCode(written: string): Result<string, "not-a-code"> {
  const letters = Array.from(
    written.toUpperCase().replaceAll(/[\s\-–—.]/g, ""),
    (letter) => slips[letter] ?? letter,
  );
  const code = letters.join("");
  // The rest after the secret has to be its two check letters, so that no other length passes.
  const isWhole =
    letters.every((letter) => alphabet.includes(letter)) &&
    checkOf(code.slice(0, secretLetters)) === code.slice(secretLetters);
  return isWhole ? ok(code) : fail("not-a-code");
}
