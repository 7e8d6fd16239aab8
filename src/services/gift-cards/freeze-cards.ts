import type { Transaction } from "@/src/store/store";

/** Nobody may spend the cards bought with an order for the moment: its payment is disputed, or it was withdrawn from. */
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

/** The cards bought with an order are worth their money again; a mail that had to wait for it goes out. */
export async function thawCards(
  { giftCards: cards, mails }: Transaction,
  orderId: number,
  now: Date,
): Promise<void> {
  for (const card of await cards.lockBoughtCards(orderId)) {
    // What staff has blocked stays blocked.
    if (!card.isFrozen || card.blockReason !== null) continue;
    await cards.setCardFrozen(card.id, false);
    const amount = card.balance.frozen;
    if (amount > 0) await cards.moveCardMoney(card, { operation: "thaw", amount, orderId }, now);
    await cards.retryCardMail(card.id, now);
    if (card.recipientEmail === null) continue;
    const mail = { kind: "gift-card", locale: card.locale, card: card.id } as const;
    // Where the mail was purged meanwhile it is written again; one that was sent or waits stays what it is.
    const at = card.sendAt > now ? card.sendAt : now;
    await mails.queueMail({ key: `gift-card:${card.id}`, to: card.recipientEmail, mail }, at);
  }
}
