import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import type { Queries } from "@/src/store/queries";
import { postMovement, type CardMovement } from "./gift-card-ledger";
import { findCardsBought, lockCards } from "./gift-card-rows";

/** Locks the cards bought with an order. Cards are locked after cart and order. */
export async function lockBoughtCards(db: Queries, orderId: number): Promise<readonly GiftCard[]> {
  const bought = await findCardsBought(db, orderId);
  return lockCards(
    db,
    bought.map(({ id }) => id),
  );
}

/** @throws Error if the balance does not allow it: the caller must check before, under the card's lock */
export async function moveCardMoney(
  db: Queries,
  card: Pick<GiftCard, "id" | "balance">,
  movement: CardMovement,
  now: Date,
): Promise<void> {
  const posted = await postMovement(db, card, movement, now);
  if (!posted.ok) throw new Error(`Gift card ${card.id} refused to ${movement.operation}: ${posted.error}.`);
}

export async function setCardFrozen(db: Queries, id: number, isFrozen: boolean): Promise<void> {
  await db.query("update gift_cards set is_frozen = $2, updated_at = now() where id = $1", [id, isFrozen]);
}

/** Sets the reason why staff has blocked a card; null unblocks it. Freezing is independent of it. */
export async function setCardBlocked(db: Queries, id: number, reason: string | null): Promise<void> {
  await db.query("update gift_cards set block_reason = $2, updated_at = now() where id = $1", [id, reason]);
}

/** Changes the receiver of a card. */
export async function setCardRecipient(
  db: Queries,
  id: number,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> {
  await db.query(
    "update gift_cards set recipient_name = $2, recipient_email = $3, updated_at = now() where id = $1",
    [id, name, email],
  );
}

/** Changes the expiry date of a card. */
export async function prolongCard(db: Queries, id: number, until: Date): Promise<void> {
  await db.query("update gift_cards set expires_at = $2, updated_at = now() where id = $1", [id, until]);
}

/** Retries a card's mail that was given up while the card was frozen. */
export async function retryCardMail(db: Queries, id: number, now: Date): Promise<void> {
  await db.query(
    `update mails set state = 'waiting', attempts = 0, next_attempt_at = $2, updated_at = $2
      where key = $1 and state = 'given-up' and data is not null`,
    [`gift-card:${id}`, now],
  );
}

/** Rekeys the same code. @returns false if the card has another code by now */
export async function rekeyCard(
  db: Queries,
  id: number,
  hashBefore: string,
  { seed, codeHash }: Pick<GiftCard, "seed" | "codeHash">,
): Promise<boolean> {
  const { rowCount } = await db.query(
    "update gift_cards set seed = $3, code_hash = $4 where id = $1 and code_hash = $2",
    [id, hashBefore, seed, codeHash],
  );
  return rowCount === 1;
}

/** Replaces the code of a card: the old one becomes void. */
export async function replaceCardCode(
  db: Queries,
  id: number,
  code: { readonly seed: string; readonly codeHash: string; readonly ending: string },
): Promise<void> {
  await db.query(
    "update gift_cards set seed = $2, code_hash = $3, ending = $4, updated_at = now() where id = $1",
    [id, code.seed, code.codeHash, code.ending],
  );
}
