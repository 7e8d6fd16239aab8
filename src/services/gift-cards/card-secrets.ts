import { cardCode, codeEnding } from "@/src/domain/gift-card/card-code";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { seal, unseal } from "@/src/services/forms/sealed";
import type { Keys, Shop, Sign } from "@/src/services/shop";
import { signaturesOf } from "@/src/services/signed";

/** The fields of a card that concern its code. */
export type CardSecret = Pick<GiftCard, "seed" | "codeHash">;

const hashPurpose = "gift-card-code";
const sealPurpose = "gift-card-sealed";
/** Prefix of a sealed code, stored instead of a seed: it was made with a key the shop no longer has. */
const sealedMark = "sealed:";

function unsealUnder(sign: Sign, sealed: string): string | null {
  try {
    return unseal({ sign, previousSigners: [] }, sealPurpose, sealed);
  } catch {
    // Sealed with another key.
    return null;
  }
}

const codeUnder = (sign: Sign, seed: string): string | null =>
  seed.startsWith(sealedMark)
    ? unsealUnder(sign, seed.slice(sealedMark.length))
    : cardCode(Buffer.from(sign("gift-card", seed), "base64url").subarray(0, 16));

/** The key that a card's code was made with, and the code. */
function openSecret({ sign, previousSigners }: Keys, { seed, codeHash }: CardSecret) {
  for (const key of [sign, ...previousSigners]) {
    const code = codeUnder(key, seed);
    if (code !== null && key(hashPurpose, code) === codeHash) return { key, code };
  }
  return null;
}

/**
 * The code of a card, derived from its seed with the shop's key: the database alone does not reveal it.
 * @returns null if its key is no longer accepted
 */
export const codeOfCard = (keys: Keys, card: CardSecret): string | null =>
  openSecret(keys, card)?.code ?? null;

/** Stored hashes of a code, for every accepted key. @param code as returned by readCardCode */
export const hashesOfCard = (keys: Keys, code: string): readonly string[] =>
  signaturesOf(keys, hashPurpose, code);

/** A new code, in its stored form. */
export function newCardSecret({ cardKeys, random }: Pick<Shop, "cardKeys" | "random">): CardSecret & {
  readonly ending: string;
} {
  const seed = random(128);
  const code = codeUnder(cardKeys.sign, seed) ?? "";
  return { seed, codeHash: cardKeys.sign(hashPurpose, code), ending: codeEnding(code) };
}

/** The stored form of the same code under the current key; null if it already is, or no key opens it. */
export function rekeyedSecret(keys: Keys, card: CardSecret): CardSecret | null {
  const opened = openSecret(keys, card);
  if (opened === null || opened.key === keys.sign) return null;
  return {
    seed: sealedMark + seal(keys, sealPurpose, opened.code),
    codeHash: keys.sign(hashPurpose, opened.code),
  };
}
