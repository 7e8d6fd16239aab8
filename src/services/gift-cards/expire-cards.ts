import { hasExpired } from "@/src/domain/gift-card/validity";
import type { Shop } from "@/src/services/shop";

/**
 * Writes off the balance of expired cards; amounts held by an open order are kept.
 * @returns number of cards
 * Source: terms, "Cartes cadeaux": two years.
 */
export async function expireCards(shop: Shop): Promise<number> {
  const ids = await shop.store.giftCards.findCardsToExpire(shop.clock());
  for (const id of ids) {
    await shop.store.transaction(async ({ giftCards: cards }) => {
      const now = shop.clock();
      const [card] = await cards.lockCards([id]);
      if (!card || !hasExpired(card.expiresAt, now) || card.balance.available === 0) return;
      await cards.moveCardMoney(
        card,
        { operation: "expire", amount: card.balance.available, orderId: null },
        now,
      );
    });
  }
  return ids.length;
}
