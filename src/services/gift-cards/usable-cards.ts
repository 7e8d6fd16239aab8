import { readCardCode } from "@/src/domain/gift-card/card-code";
import { spendableOf, withoutHold, type GiftCard } from "@/src/domain/gift-card/gift-card";
import type { Minor } from "@/src/domain/money/minor";
import type { Shop } from "@/src/services/shop";
import { hashesOfCard } from "./card-secrets";

/** A card that a shopper has added to the cart. */
export interface UsableCard {
  readonly card: GiftCard;
  /** what it can pay of this cart, hundredths of a euro */
  readonly spendable: Minor;
}

/**
 * The cards of some codes that can pay something now, in the given order. Amounts held by pending orders of the same cart
 * count as available, for shoppers who return from the payment page.
 * @param codes as written; invalid ones are left out
 */
export async function usableCards(
  shop: Pick<Shop, "store" | "cardKeys" | "clock">,
  codes: readonly string[],
  cartToken: string | null,
): Promise<readonly UsableCard[]> {
  if (codes.length === 0) return [];
  const hashes = codes.flatMap((written) => {
    const code = readCardCode(written);
    return code.ok ? hashesOfCard(shop.cardKeys, code.value) : [];
  });
  const cards = await shop.store.giftCards.findCardsOfCart([...new Set(hashes)], cartToken);
  const now = shop.clock();
  return cards
    .map(({ card, heldHere }) => {
      const balance = withoutHold(card.balance, heldHere);
      return { card, spendable: spendableOf({ ...card, balance }, now) };
    })
    .filter(({ spendable }) => spendable > 0);
}
