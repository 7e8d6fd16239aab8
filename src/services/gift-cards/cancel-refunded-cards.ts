import { cardsToTakeBack } from "@/src/domain/gift-card/cards-to-take-back";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { worthOf } from "@/src/domain/gift-card/ledger";
import { minor, minusMinor, type Minor } from "@/src/domain/money/minor";
import type { Order } from "@/src/domain/order/order";
import type { Transaction } from "@/src/store/store";
import { moveMoney } from "./move-money";
import { cancelledOf } from "./recover-loss";

type Cards = Transaction["giftCards"];

const sum = (amounts: readonly number[]): Minor =>
  minor(amounts.reduce((total, amount) => total + amount, 0));
interface Change {
  readonly cards: Cards;
  readonly bought: readonly GiftCard[];
  readonly orderId: number;
  readonly now: Date;
}

/**
 * Takes an amount back from the cards, available balance first. What an order holds or has spent is the shop's loss, kept on
 * the card that it is missing from: it is recovered when the amount returns there.
 */
async function cancel({ cards, bought, orderId, now }: Change, wanted: number): Promise<void> {
  let left = wanted;
  const after: GiftCard[] = [];
  for (const card of bought) {
    const { isFrozen } = card;
    const amount = minor(Math.min(left, isFrozen ? card.balance.frozen : card.balance.available));
    const movement = { operation: "cancel", amount, isFrozen, orderId } as const;
    after.push(amount > 0 ? await moveMoney(cards, card, movement, now) : card);
    left -= Math.max(0, amount);
  }
  for (const card of after) {
    const amount = minor(Math.min(left, card.value - cancelledOf(card)));
    if (amount <= 0) continue;
    await moveMoney(cards, card, { operation: "cancel", amount, isMissing: true, orderId }, now);
    left -= amount;
  }
}

/** Restores amounts after a failed refund, the shop's loss first. No card gets more than it lost. */
async function restore({ cards, bought, orderId, now }: Change, wanted: number): Promise<void> {
  let left = wanted;
  const taken = new Map(bought.map((card) => [card.id, cancelledOf(card)]));
  for (const card of bought) {
    const missing = minor(Math.min(left, minusMinor(card.balance.missing)));
    if (missing <= 0) continue;
    await cards.moveCardMoney(card, { operation: "restore", amount: missing, isMissing: true, orderId }, now);
    taken.set(card.id, minor(cancelledOf(card) - missing));
    left -= missing;
  }
  for (const card of bought) {
    const amount = minor(Math.min(left, taken.get(card.id) ?? 0));
    if (amount <= 0) continue;
    await cards.moveCardMoney(card, { operation: "restore", amount, isFrozen: card.isFrozen, orderId }, now);
    left -= amount;
  }
}

/**
 * Brings the cards bought with an order in line with its total refunds: a card whose price was refunded can no longer
 * pay. Runs inside the transaction that records the refund.
 */
export async function cancelRefundedCards(
  { giftCards: cards }: Transaction,
  { id: orderId, total }: Order,
  givenBack: Minor,
  now: Date,
): Promise<void> {
  const bought = await cards.lockBoughtCards(orderId);
  if (bought.length === 0) return;
  const sold = sum(bought.map(({ value }) => value));
  const change = cardsToTakeBack({ total, sold, givenBack }) - sum(bought.map(cancelledOf));
  const parts: Change = { cards, bought, orderId, now };
  if (change > 0) await cancel(parts, change);
  if (change < 0) await restore(parts, -change);
}

/** Most that can be refunded of an order in total without refunding a spent card. */
export async function maxRefund({ giftCards: cards }: Transaction, { id, total }: Order): Promise<Minor> {
  const bought = await cards.lockBoughtCards(id);
  const gone = sum(
    bought.map((card) => card.value - cancelledOf(card) - worthOf(card.balance) + card.balance.held),
  );
  return minor(total - gone);
}
