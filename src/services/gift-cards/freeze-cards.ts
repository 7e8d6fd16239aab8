import type { Transaction } from "@/src/store/store";

/** Freezes the cards bought with an order: its payment is disputed, or it was withdrawn from. */
export async function freezeCards(
  { giftCards: cards }: Transaction,
  orderId: number,
  now: Date,
): Promise<void> {
  for (const card of await cards.lockBoughtCards(orderId)) {
    if (card.isFrozen) continue;
    await cards.setCardFrozen(card.id, true);
    const amount = card.balance.available;
    if (amount > 0) await cards.moveCardMoney(card, { operation: "freeze", amount, orderId }, now);
  }
}

/** Thaws the cards bought with an order; their pending mails are sent. */
export async function thawCards(
  { giftCards: cards, mails }: Transaction,
  orderId: number,
  now: Date,
): Promise<void> {
  for (const card of await cards.lockBoughtCards(orderId)) {
    // Cards blocked by staff stay blocked.
    if (!card.isFrozen || card.blockReason !== null) continue;
    await cards.setCardFrozen(card.id, false);
    const amount = card.balance.frozen;
    if (amount > 0) await cards.moveCardMoney(card, { operation: "thaw", amount, orderId }, now);
    await cards.retryCardMail(card.id, now);
    if (card.recipientEmail === null) continue;
    const mail = { kind: "gift-card", locale: card.locale, card: card.id } as const;
    // A purged mail is queued again; one that was sent or is waiting is unchanged.
    const at = card.sendAt > now ? card.sendAt : now;
    await mails.queueMail({ key: `gift-card:${card.id}`, to: card.recipientEmail, mail }, at);
  }
}
