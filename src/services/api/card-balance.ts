import type { CardBalanceAnswer } from "@/src/domain/contracts/api/gift-cards";
import { readCardCode } from "@/src/domain/gift-card/card-code";
import { spendableOf, statusOf } from "@/src/domain/gift-card/gift-card";
import { hashesOfCard } from "@/src/services/gift-cards/card-secrets";
import type { Shop } from "@/src/services/shop";
import { apiMoneyOf } from "./money";

/** How the gift card of a code stands; null for an unknown code. @param written the code as written on the card */
export async function cardBalanceOf(
  shop: Pick<Shop, "store" | "cardKeys" | "clock">,
  written: string,
): Promise<CardBalanceAnswer | null> {
  const code = readCardCode(written);
  if (!code.ok) return null;
  const [card] = await shop.store.giftCards.findCardsByHash(hashesOfCard(shop.cardKeys, code.value));
  if (!card) return null;
  const now = shop.clock();
  return {
    ending: card.ending,
    kind: card.kind,
    status: statusOf(card, now),
    value: apiMoneyOf(card.value, "EUR"),
    available: apiMoneyOf(spendableOf(card, now), "EUR"),
    expiresAt: card.expiresAt.toISOString(),
  };
}
