import { hiddenValue } from "@/src/domain/staff/audit-changes";
import type { Shop } from "@/src/services/shop";
import { newCardSecret } from "./card-secrets";

/**
 * Cancels the code of a card and sends a new one to its receiver: the balance is unchanged.
 * @param by e-mail of the staff member
 * @returns false for an unknown card, or one without an address
 * Source: terms, "Cartes cadeaux": a lost code.
 */
export async function replaceCode(shop: Shop, cardId: number, by: string): Promise<boolean> {
  const isReplaced = await shop.store.transaction(async ({ giftCards: cards, mails, staff }) => {
    const [card] = await cards.lockCards([cardId]);
    if (!card?.recipientEmail) return false;
    const secret = newCardSecret(shop);
    await cards.replaceCardCode(card.id, secret);
    const mail = { kind: "gift-card", locale: card.locale, card: card.id } as const;
    const key = `gift-card:${card.id}:${secret.ending}`;
    const now = shop.clock();
    const changes = [{ field: "code", before: hiddenValue, after: hiddenValue }];
    await staff.auditAct({ at: now, by, entity: "gift-cards", document: card.id, changes });
    // A card that has not been sent yet still waits for its day.
    if (card.sendAt <= now) await mails.queueMail({ key, to: card.recipientEmail, mail }, now);
    return true;
  });
  if (isReplaced) shop.flushOutbox();
  return isReplaced;
}
