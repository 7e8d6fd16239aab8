import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import type { Order } from "@/src/domain/order/order";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Transaction } from "@/src/store/store";
import type { Shop } from "@/src/services/shop";

/** `changed`: another staff member has blocked or unblocked it. */
export type BlockError = "not-found" | "changed";

export interface BlockWish {
  readonly card: number;
  readonly isBlocked: boolean;
  readonly reason: string;
  /** e-mail of the staff member */
  readonly by: string;
}

/** A card stays frozen while the payment of its order is disputed, or a refund is under way. */
const isHeldByOrder = (order: Order | null) =>
  order !== null && (order.isDisputed || order.state === "withdrawn");

async function block(
  { giftCards: cards }: Transaction,
  card: GiftCard,
  reason: string,
  now: Date,
): Promise<void> {
  await cards.setCardBlocked(card.id, reason);
  if (card.isFrozen) return;
  await cards.setCardFrozen(card.id, true);
  const amount = card.balance.available;
  if (amount > 0) await cards.moveCardMoney(card, { operation: "freeze", amount, orderId: null }, now);
}

async function unblock(tx: Transaction, card: GiftCard, order: Order | null, now: Date): Promise<void> {
  const { giftCards: cards } = tx;
  await cards.setCardBlocked(card.id, null);
  if (isHeldByOrder(order)) return;
  await cards.setCardFrozen(card.id, false);
  const amount = card.balance.frozen;
  if (amount > 0) await cards.moveCardMoney(card, { operation: "thaw", amount, orderId: null }, now);
  await cards.retryCardMail(card.id, now);
}

/**
 * Blocks a card, so that it cannot be spent, or unblocks it. Its balance moves in the ledger as for a disputed payment,
 * and neither undoes the other: a card can be spent once neither applies.
 * Source: specification 14.1; decision 0065.
 */
export async function blockCard(
  shop: Shop,
  { card: id, isBlocked, reason, by }: BlockWish,
): Promise<Result<null, BlockError>> {
  const [known] = await shop.store.giftCards.findCards([id]);
  if (!known) return fail("not-found");
  const bought = known.orderId === null ? null : await shop.store.orders.findOrder("id", known.orderId);
  const done = await shop.store.transaction(async (tx): Promise<Result<null, BlockError>> => {
    const now = shop.clock();
    // The order before the card, as everywhere.
    const order = bought && (await tx.orders.lockOrder(bought.number));
    const [card] = await tx.giftCards.lockCards([id]);
    if (!card) return fail("not-found");
    if ((card.blockReason !== null) === isBlocked) return fail("changed");
    if (isBlocked) await block(tx, card, reason, now);
    else await unblock(tx, card, order, now);
    const changes = [
      { field: "blocked", before: String(!isBlocked), after: String(isBlocked) },
      { field: "reason", before: card.blockReason ?? "", after: reason },
    ];
    await tx.staff.auditAct({ at: now, by, entity: "gift-cards", document: id, changes });
    return ok(null);
  });
  if (done.ok) shop.flushOutbox();
  return done;
}
