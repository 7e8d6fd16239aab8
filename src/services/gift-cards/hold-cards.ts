import { coveredBy, coverOrder, type Cover } from "@/src/domain/gift-card/cover-order";
import { spendableOf, type GiftCard } from "@/src/domain/gift-card/gift-card";
import type { Minor } from "@/src/domain/money/minor";
import type { CoveringCard, Order, OrderLine } from "@/src/domain/order/order";
import type { Transaction } from "@/src/store/store";

/** What gift cards will pay of an order, with the cards locked. */
export interface CoverPlan {
  readonly covers: readonly (Cover & { readonly card: GiftCard })[];
  readonly covered: Minor;
}

/**
 * What gift cards can pay of some lines now. They stay locked until the transaction ends, so that concurrent checkouts
 * cannot overspend a card.
 */
export async function planCover(
  { giftCards: cards }: Transaction,
  lines: readonly OrderLine[],
  cardIds: readonly number[],
  now: Date,
): Promise<CoverPlan> {
  const locked = cardIds.length === 0 ? [] : await cards.lockCards(cardIds);
  const cardOf = new Map(locked.map((card) => [card.id, card]));
  const offered = cardIds.flatMap((id) => cardOf.get(id) ?? []);
  const covers = coverOrder(
    lines,
    offered.map((card) => ({ id: card.id, kind: card.kind, spendable: spendableOf(card, now) })),
  );
  return {
    covers: covers.flatMap((cover) => {
      const card = cardOf.get(cover.id);
      return card ? [{ ...cover, card }] : [];
    }),
    covered: coveredBy(covers),
  };
}

/** The cards of a plan as stored on its order. */
export const coveringCards = ({ covers }: CoverPlan): readonly CoveringCard[] =>
  covers.map(({ id, amount, card }) => ({ id, amount, ending: card.ending }));

/** Holds a plan's amounts for the order just created with it. */
export async function holdCards(
  { giftCards: cards }: Transaction,
  order: Order,
  { covers }: CoverPlan,
  now: Date,
): Promise<void> {
  for (const { card, amount } of covers)
    await cards.moveCardMoney(card, { operation: "hold", amount, orderId: order.id }, now);
}
