import { randomBytes } from "node:crypto";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

// Lengths as the provider's own: a column too short for a session id shows here, not in production.
const kinds = {
  cs_test_a1: 58,
  pi: 24,
  pm: 24,
  ch: 24,
  re: 24,
  du: 24,
  di: 24,
  li: 24,
  price: 24,
  prod: 14,
  evt: 24,
  req: 14,
  we: 24,
  task: 24,
  attempt: 24,
} as const;

export function newId(kind: keyof typeof kinds): string {
  const separator = kind === "cs_test_a1" ? "" : "_";
  return `${kind}${separator}${randomLetters(kinds[kind])}`;
}

export function randomLetters(length: number): string {
  // A slight bias towards the first letters is harmless: these are names, not secrets.
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join("");
}
