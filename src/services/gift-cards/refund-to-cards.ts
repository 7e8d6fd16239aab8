import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { hasExpired, refundCardEnd } from "@/src/domain/gift-card/validity";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { Order } from "@/src/domain/order/order";
import type { Transaction } from "@/src/store/store";
import { moveMoney } from "./move-money";
import { recoverLoss } from "./recover-loss";

/**
 * An expired card can be refunded too: it is extended by half a year, and its code is sent to the refunded buyer. Source:
 * terms, "Cartes cadeaux"; decision 0026.
 */
async function renew(
  { giftCards: cards, mails }: Transaction,
  { id: cardId, recipientEmail }: GiftCard,
  order: Order,
  now: Date,
): Promise<void> {
  await cards.prolongCard(cardId, refundCardEnd(now));
  const to = order.contact.email ?? recipientEmail;
  if (to === null) return;
  const key = `gift-card:${cardId}:refund:${order.id}:${order.refundedToCards}`;
  const mail = { kind: "gift-card", locale: order.locale, card: cardId } as const;
  await mails.queueMail({ key, to, mail }, now);
}

/**
 * Refunds an amount to the cards that paid for an order, the last one first, and records it on the order. Runs inside a
 * transaction that has locked the order.
 * @param amount hundredths of a euro, at most what the cards have paid
 * @throws Error when the cards have not paid that much
 */
export async function refundToCards(tx: Transaction, order: Order, amount: Minor, now: Date): Promise<void> {
  const { giftCards: cards } = tx;
  const locked = await cards.lockCards(order.coveredBy.map(({ id }) => id));
  const shares = new Map((await cards.sharesOf(order.id)).map(({ cardId, spent }) => [cardId, spent]));
  let left: number = amount;
  for (const { id } of order.coveredBy.toReversed()) {
    const card = locked.find((candidate) => candidate.id === id);
    const part = minor(Math.min(left, shares.get(id) ?? 0));
    if (!card || part <= 0) continue;
    left -= part;
    const movement = {
      operation: "refund",
      amount: part,
      isFrozen: card.isFrozen,
      orderId: order.id,
    } as const;
    const refunded = await moveMoney(cards, card, movement, now);
    await recoverLoss(cards, refunded, movement, now);
    if (hasExpired(card.expiresAt, now)) await renew(tx, card, order, now);
  }
  if (left > 0)
    throw new Error(
      `The refund to the gift cards of ${order.number} is ${left} hundredths of a euro more than they paid.`,
    );
  await cards.noteCardRefund(order.id, minor(order.refundedToCards + amount));
}
