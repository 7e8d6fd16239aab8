import { cardCode, codeEnding } from "@/src/domain/gift-card/card-code";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { seal, unseal } from "@/src/services/forms/sealed";
import type { Keys, Shop, Sign } from "@/src/services/shop";
import { signaturesOf } from "@/src/services/signed";

/** A card as far as its code goes. */
export type CardSecret = Pick<GiftCard, "seed" | "codeHash">;

const hashPurpose = "gift-card-code";
const sealPurpose = "gift-card-sealed";
/** Stands before a code that is kept sealed, in place of a seed: it was made under a key the shop has no more. */
const sealedMark = "sealed:";

function unsealUnder(sign: Sign, sealed: string): string | null {
  try {
    return unseal({ sign, earlierSigns: [] }, sealPurpose, sealed);
  } catch {
    // Sealed under another key.
    return null;
  }
}

const codeUnder = (sign: Sign, seed: string): string | null =>
  seed.startsWith(sealedMark)
    ? unsealUnder(sign, seed.slice(sealedMark.length))
    : cardCode(Buffer.from(sign("gift-card", seed), "base64url").subarray(0, 16));

/** The key a card's code was made under, and the code. */
function openSecret({ sign, earlierSigns }: Keys, { seed, codeHash }: CardSecret) {
  for (const key of [sign, ...earlierSigns]) {
    const code = codeUnder(key, seed);
    if (code !== null && key(hashPurpose, code) === codeHash) return { key, code };
  }
  return null;
}

/**
 * The code of a card, made of its seed with the shop's key: the database alone opens nothing.
 * @returns null where the key it was made under is not accepted any more
 */
export const codeOfCard = (keys: Keys, card: CardSecret): string | null =>
  openSecret(keys, card)?.code ?? null;

/** What may be kept of a code, under every key that is accepted. @param code as readCardCode answers it */
export const hashesOfCard = (keys: Keys, code: string): readonly string[] =>
  signaturesOf(keys, hashPurpose, code);

/** A new code, as it is kept. */
export function newCardSecret({ cardKeys, random }: Pick<Shop, "cardKeys" | "random">): CardSecret & {
  readonly ending: string;
} {
  const seed = random(128);
  const code = codeUnder(cardKeys.sign, seed) ?? "";
  return { seed, codeHash: cardKeys.sign(hashPurpose, code), ending: codeEnding(code) };
}

/** The same code as it is kept under the key of today; null where it is already, or no key opens it. */
export function rekeyedSecret(keys: Keys, card: CardSecret): CardSecret | null {
  const opened = openSecret(keys, card);
  if (opened === null || opened.key === keys.sign) return null;
  return {
    seed: sealedMark + seal(keys, sealPurpose, opened.code),
    codeHash: keys.sign(hashPurpose, opened.code),
  };
}
