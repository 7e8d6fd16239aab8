import { emptyBalance, type CardBalance } from "@/src/domain/gift-card/ledger";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import type { CardKind } from "@/src/domain/gift-card/operation";
import type { Locale } from "@/src/domain/locale/locale";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { Queries } from "@/src/store/queries";

interface CardRow {
  readonly id: number;
  readonly seed: string;
  readonly code_hash: string;
  readonly ending: string;
  readonly kind: CardKind;
  readonly value: number;
  readonly issued_at: Date;
  readonly expires_at: Date;
  readonly is_frozen: boolean;
  readonly order_id: number | null;
  readonly block_reason: string | null;
  readonly locale: Locale;
  readonly recipient_name: string | null;
  readonly recipient_email: string | null;
  readonly sender_name: string | null;
  readonly message: string | null;
  readonly send_at: Date;
  readonly balance: Partial<CardBalance>;
}

/** A card with the sum of each of its accounts. */
const columns = `
  card.id, card.seed, card.code_hash, card.ending, card.kind, card.value::float8 as value, card.issued_at, card.expires_at,
  card.is_frozen, card.block_reason, card.order_id, card.locale, card.recipient_name, card.recipient_email, card.sender_name,
  card.message, card.send_at,
  coalesce((select jsonb_object_agg(account, amount) from (
              select account, sum(amount) as amount from gift_card_entries where card_id = card.id group by account
            ) sums), '{}') as balance`;

const readCard = (row: CardRow): GiftCard => ({
  id: row.id,
  seed: row.seed,
  codeHash: row.code_hash,
  ending: row.ending,
  kind: row.kind,
  value: minor(row.value),
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  isFrozen: row.is_frozen,
  orderId: row.order_id,
  blockReason: row.block_reason,
  locale: row.locale,
  recipientName: row.recipient_name,
  recipientEmail: row.recipient_email,
  senderName: row.sender_name,
  message: row.message,
  sendAt: row.send_at,
  balance: { ...emptyBalance, ...row.balance },
});

/** Cards by row number, oldest first. */
export async function findCards(db: Queries, ids: readonly number[]): Promise<readonly GiftCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<CardRow>(
    `select ${columns} from gift_cards card where card.id = any($1) order by card.id`,
    [ids],
  );
  return rows.map(readCard);
}

/** Cards by the hashes of their codes. */
export async function findCardsByHash(db: Queries, hashes: readonly string[]): Promise<readonly GiftCard[]> {
  if (hashes.length === 0) return [];
  const { rows } = await db.query<CardRow>(
    `select ${columns} from gift_cards card where card.code_hash = any($1) order by array_position($1, card.code_hash::text)`,
    [hashes],
  );
  return rows.map(readCard);
}

/**
 * The same with the amounts held by pending orders of a cart.
 * @param cartToken secret of the cart, null without one
 */
export async function findCardsOfCart(
  db: Queries,
  hashes: readonly string[],
  cartToken: string | null,
): Promise<readonly { readonly card: GiftCard; readonly heldHere: Minor }[]> {
  const { rows } = await db.query<CardRow & { readonly held_here: number }>({
    name: "find-cards-of-cart",
    text: `select ${columns}, coalesce((
             select sum(entry.amount) from gift_card_entries entry
               join orders on orders.id = entry.order_id and orders.state = 'pending'
               join carts on carts.id = orders.cart_id
              where entry.card_id = card.id and entry.account = 'held' and carts.token = $2::text), 0)::float8
             as held_here
             from gift_cards card where card.code_hash = any($1::text[])
            order by array_position($1::text[], card.code_hash::text)`,
    values: [hashes, cartToken],
  });
  return rows.map((row) => ({ card: readCard(row), heldHere: minor(row.held_here) }));
}

/** Cards bought with an order. */
export async function findCardsBought(db: Queries, orderId: number): Promise<readonly GiftCard[]> {
  const { rows } = await db.query<CardRow>(
    `select ${columns} from gift_cards card where card.order_id = $1 order by card.id`,
    [orderId],
  );
  return rows.map(readCard);
}

/** Cards an e-mail has received, or bought for others, newest first. Lower case. */
export async function findCardsOf(db: Queries, email: string): Promise<readonly GiftCard[]> {
  const { rows } = await db.query<CardRow>(
    `select ${columns} from gift_cards card
      where card.id in (
        select received.id from gift_cards received where lower(received.recipient_email) = $1
        union
        select bought.id from gift_cards bought join orders on orders.id = bought.order_id
         where lower(orders.contact_email) = $1)
      order by card.id desc limit 100`,
    [email],
  );
  return rows.map(readCard);
}

/** Locks cards until the transaction ends, always in the same order. */
export async function lockCards(db: Queries, ids: readonly number[]): Promise<readonly GiftCard[]> {
  await db.query("select id from gift_cards where id = any($1) order by id for update", [ids]);
  // Read after locking: earlier values may have changed while waiting for the locks.
  return findCards(db, ids);
}

/** Seeds and hashes of codes, by row number. @param after the row before the first */
export async function listCardSecrets(
  db: Queries,
  after: number,
  limit: number,
): Promise<readonly Pick<GiftCard, "id" | "seed" | "codeHash">[]> {
  const { rows } = await db.query<Pick<CardRow, "id" | "seed" | "code_hash">>(
    "select id, seed, code_hash from gift_cards where id > $1 order by id limit $2",
    [after, limit],
  );
  return rows.map(({ id, seed, code_hash }) => ({ id, seed, codeHash: code_hash }));
}

/** Expired cards with a balance. */
export async function findCardsToExpire(db: Queries, before: Date): Promise<readonly number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select card.id from gift_cards card join gift_card_entries entry on entry.card_id = card.id
      where card.expires_at < $1 and entry.account = 'available'
      group by card.id having sum(entry.amount) > 0 order by card.id limit 200`,
    [before],
  );
  return rows.map(({ id }) => id);
}

/** A new card. */
export type NewCard = Omit<GiftCard, "id" | "balance" | "isFrozen" | "blockReason"> & {
  /** identifies the piece of an order: inserted once */
  readonly origin: string;
};

/** Inserts a card without a balance. @returns null if this piece already has a card */
export async function insertCard(db: Queries, card: NewCard): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `insert into gift_cards (seed, code_hash, ending, origin, kind, value, issued_at, expires_at, is_frozen, order_id,
                             locale, recipient_name, recipient_email, sender_name, message, send_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, false, $9, $10, $11, $12, $13, $14, $15)
     on conflict (origin) do nothing returning id`,
    [
      card.seed,
      card.codeHash,
      card.ending,
      card.origin,
      card.kind,
      card.value,
      card.issuedAt,
      card.expiresAt,
      card.orderId,
      card.locale,
      card.recipientName,
      card.recipientEmail,
      card.senderName,
      card.message,
      card.sendAt,
    ],
  );
  return rows[0]?.id ?? null;
}

/** The card of a piece, or of a staff request. */
export async function findCardOfOrigin(db: Queries, origin: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>("select id from gift_cards where origin = $1", [origin]);
  return rows[0]?.id ?? null;
}
