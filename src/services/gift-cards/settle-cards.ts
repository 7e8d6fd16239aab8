import { spendableOf, type GiftCard } from "@/src/domain/gift-card/gift-card";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { CoveringCard, Order } from "@/src/domain/order/order";
import type { CardShare } from "@/src/store/gift-cards/gift-card-ledger";
import type { Transaction } from "@/src/store/store";
import { moveMoney } from "./move-money";
import { recoverLoss } from "./recover-loss";

type Cards = Transaction["giftCards"];

interface Owed {
  readonly card: GiftCard;
  readonly held: Minor;
  /** amount still to be paid */
  readonly open: Minor;
}

async function owedBy(cards: Cards, { id, coveredBy }: Order): Promise<readonly Owed[]> {
  const locked = await cards.lockCards(coveredBy.map((cover) => cover.id));
  const shares = new Map<number, CardShare>((await cards.sharesOf(id)).map((share) => [share.cardId, share]));
  const amounts = new Map<number, CoveringCard>(coveredBy.map((cover) => [cover.id, cover]));
  return locked.map((card) => {
    const { held = minor(0), spent = minor(0) } = shares.get(card.id) ?? {};
    return { card, held, open: minor((amounts.get(card.id)?.amount ?? 0) - spent) };
  });
}

/**
 * Whether the cards of an order can still pay their part: held amounts always count; amounts released when a page expired
 * must be available again. A frozen card waits for staff.
 */
export async function canCapture(
  { giftCards: cards }: Transaction,
  order: Order,
  now: Date,
): Promise<boolean> {
  if (order.covered === 0) return true;
  const owed = await owedBy(cards, order);
  return owed.every(
    ({ card, held, open }) =>
      open === 0 || (!card.isFrozen && open <= held + (open > held ? spendableOf(card, now) : 0)),
  );
}

/** Pays one card's part: from the held amount, then the available balance, then at the shop's loss. */
async function capture(cards: Cards, { card, held, open }: Owed, orderId: number, now: Date): Promise<void> {
  const more = minor(Math.min(open - held, spendableOf(card, now)));
  let current = card;
  if (more > 0) current = await moveMoney(cards, current, { operation: "hold", amount: more, orderId }, now);
  const ready = minor(Math.min(open, held + Math.max(0, more)));
  if (ready > 0)
    current = await moveMoney(cards, current, { operation: "capture", amount: ready, orderId }, now);
  const missing = minor(open - ready);
  if (missing > 0)
    current = await moveMoney(
      cards,
      current,
      { operation: "capture", amount: missing, isMissing: true, orderId },
      now,
    );
  // A card for one watch is used up: the remainder is not kept for another one.
  const { available } = current.balance;
  if (card.kind === "watch" && available > 0)
    await moveMoney(cards, current, { operation: "expire", amount: available, orderId }, now);
}

/**
 * Captures the part of an order's cards, once. Runs inside the transaction that settles the order; call canCapture first,
 * unless staff has decided.
 */
export async function captureCards(
  { giftCards: cards }: Transaction,
  order: Order,
  now: Date,
): Promise<void> {
  if (order.covered === 0) return;
  for (const owed of await owedBy(cards, order)) {
    if (owed.open > 0) await capture(cards, owed, order.id, now);
  }
}

/** Releases the amounts that an unpaid order still holds. */
export async function releaseCards(
  { giftCards: cards }: Transaction,
  order: Order,
  now: Date,
): Promise<void> {
  if (order.covered === 0) return;
  for (const { card, held } of await owedBy(cards, order)) {
    const movement = {
      operation: "release",
      amount: held,
      isFrozen: card.isFrozen,
      orderId: order.id,
    } as const;
    if (held <= 0) continue;
    const released = await moveMoney(cards, card, movement, now);
    await recoverLoss(cards, released, movement, now);
  }
}

/** Whether cards have paid a part of an order that was not refunded to them. */
export async function hasSpentCards(
  { giftCards: cards }: Transaction,
  { id, covered }: Order,
): Promise<boolean> {
  return covered > 0 && (await cards.sharesOf(id)).some(({ spent }) => spent > 0);
}
