import { postingsOf, type LedgerError, type Movement } from "@/src/domain/gift-card/ledger";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import type { CardOperation } from "@/src/domain/gift-card/operation";
import { minor, type Minor } from "@/src/domain/money/minor";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Queries } from "@/src/store/queries";

/** A movement on a card, and its order. */
export interface CardMovement extends Movement {
  readonly orderId: number | null;
}

/** Writes both postings of an operation on a locked card, or none. */
export async function postMovement(
  db: Queries,
  card: Pick<GiftCard, "id" | "balance">,
  { orderId, ...movement }: CardMovement,
  now: Date,
): Promise<Result<null, LedgerError>> {
  const postings = postingsOf(card.balance, movement);
  if (!postings.ok) return fail(postings.error);
  await db.query(
    `insert into gift_card_entries (card_id, operation, account, amount, order_id, created_at, updated_at)
     select $1, $2::enum_gift_card_entries_operation, account::enum_gift_card_entries_account, amount, $3, $4, $4
       from unnest($5::text[], $6::numeric[]) as posting(account, amount)`,
    [
      card.id,
      movement.operation,
      orderId,
      now,
      postings.value.map(({ account }) => account),
      postings.value.map(({ amount }) => amount),
    ],
  );
  return ok(null);
}

/** Amounts of one order on one card. */
export interface CardShare {
  readonly cardId: number;
  readonly held: Minor;
  readonly spent: Minor;
}

/** Held and captured amounts of an order by card. */
export async function sharesOf(db: Queries, orderId: number): Promise<readonly CardShare[]> {
  const { rows } = await db.query<{ card_id: number; held: number; spent: number }>(
    `select card_id, coalesce(sum(amount) filter (where account = 'held'), 0)::float8 as held,
            coalesce(sum(amount) filter (where account = 'spent'), 0)::float8 as spent
       from gift_card_entries where order_id = $1 group by card_id order by card_id`,
    [orderId],
  );
  return rows.map(({ card_id: cardId, held, spent }) => ({ cardId, held: minor(held), spent: minor(spent) }));
}

/** A movement as shown to the card's owner. */
export interface CardEvent {
  readonly operation: CardOperation;
  readonly amount: Minor;
  readonly at: Date;
}

/** Movements of a card, oldest first. Each operation has one positive posting: its amount. */
export async function findCardEvents(db: Queries, cardId: number): Promise<readonly CardEvent[]> {
  const { rows } = await db.query<{ operation: CardOperation; amount: number; at: Date }>(
    `select operation, amount::float8 as amount, created_at as at from gift_card_entries
      where card_id = $1 and amount > 0 order by created_at, id`,
    [cardId],
  );
  return rows.map(({ operation, amount, at }) => ({ operation, amount: minor(amount), at }));
}

/** Records on the order the cumulative amount refunded to cards. */
export async function noteCardRefund(db: Queries, orderId: number, refunded: Minor): Promise<void> {
  await db.query("update orders set refunded_to_cards = $2, updated_at = now() where id = $1", [
    orderId,
    refunded,
  ]);
}

/** Orders that ended unpaid and still hold an amount of a card. */
export async function findOrphanedHolds(db: Queries): Promise<readonly string[]> {
  const { rows } = await db.query<{ number: string }>(
    `select orders.number from orders join gift_card_entries entry on entry.order_id = orders.id
      where orders.covered > 0 and entry.account = 'held' and orders.state in ('expired', 'failed', 'refunded', 'withdrawn')
      group by orders.id having sum(entry.amount) > 0 order by orders.id limit 50`,
  );
  return rows.map(({ number }) => number);
}
