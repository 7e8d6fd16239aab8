import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { balanceAfter, postingsOf } from "@/src/domain/gift-card/ledger";
import type { CardMovement } from "@/src/store/gift-cards/gift-card-ledger";
import type { Transaction } from "@/src/store/store";

/** Posts a movement. @returns the updated card */
export async function moveMoney(
  cards: Transaction["giftCards"],
  card: GiftCard,
  movement: CardMovement,
  now: Date,
): Promise<GiftCard> {
  await cards.moveCardMoney(card, movement, now);
  const postings = postingsOf(card.balance, movement);
  return postings.ok ? { ...card, balance: balanceAfter(card.balance, postings.value) } : card;
}
