import { cardCode, codeEnding } from "@/src/domain/gift-card/card-code";
import type { Shop } from "@/src/services/shop";

type Signer = Pick<Shop, "sign">;

/**
 * The code derived from a card's seed with the shop's key: the database alone opens nothing.
 * @param seed 128 random bits, from `random`
 */
export function codeOfCard({ sign }: Signer, seed: string): string {
  return cardCode(Buffer.from(sign("gift-card", seed), "base64url").subarray(0, 16));
}

/** What is kept of a code, to find its card by. @param code as readCardCode answers it */
export const hashOfCard = ({ sign }: Signer, code: string): string => sign("gift-card-code", code);

/** A new code, as it is kept. */
export function newCardSecret(shop: Pick<Shop, "sign" | "random">): {
  readonly seed: string;
  readonly codeHash: string;
  readonly ending: string;
} {
  const seed = shop.random(128);
  const code = codeOfCard(shop, seed);
  return { seed, codeHash: hashOfCard(shop, code), ending: codeEnding(code) };
}
