import { cardsToTakeBack } from "@/src/domain/gift-card/cards-to-take-back";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { worthOf } from "@/src/domain/gift-card/ledger";
import { minor, minusMinor, type Minor } from "@/src/domain/money/minor";
import type { Order } from "@/src/domain/order/order";
import type { Transaction } from "@/src/store/store";
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

/** Takes an amount back from the cards, available balance first; amounts already spent are the shop's loss. */
async function cancel({ cards, bought, orderId, now }: Change, wanted: number): Promise<void> {
  let left = wanted;
  for (const card of bought) {
    const amount = minor(Math.min(left, card.isFrozen ? card.balance.frozen : card.balance.available));
    if (amount <= 0) continue;
    await cards.moveCardMoney(card, { operation: "cancel", amount, isFrozen: card.isFrozen, orderId }, now);
    left -= amount;
  }
  const [first] = bought;
  if (left > 0 && first)
    await cards.moveCardMoney(
      first,
      { operation: "cancel", amount: minor(left), isMissing: true, orderId },
      now,
    );
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
