import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { minor, minusMinor, type Minor } from "@/src/domain/money/minor";
import type { Transaction } from "@/src/store/store";
import { moveMoney } from "./move-money";

/** Amount of a card that was cancelled because its price was refunded. */
export const cancelledOf = ({ value, balance }: GiftCard): Minor => minor(value + balance.sold);

/**
 * Cancels an amount that has just returned to a card, as far as the card's price was refunded while an order held or
 * had spent it: the shop bore that as a loss, and the buyer has the money already.
 * @param card after the amount returned
 */
export async function recoverLoss(
  cards: Transaction["giftCards"],
  card: GiftCard,
  { amount, orderId }: { readonly amount: Minor; readonly orderId: number },
  now: Date,
): Promise<void> {
  const lost = minor(Math.min(amount, minusMinor(card.balance.missing), cancelledOf(card)));
  if (lost <= 0) return;
  const { isFrozen } = card;
  const restored = await moveMoney(
    cards,
    card,
    { operation: "restore", amount: lost, isMissing: true, orderId },
    now,
  );
  await moveMoney(cards, restored, { operation: "cancel", amount: lost, isFrozen, orderId }, now);
}
