import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import type { AddressedMail } from "@/src/domain/mail/mail";
import type { Minor } from "@/src/domain/money/minor";
import { noteCardRefund, postMovement, sharesOf, type CardMovement } from "./gift-card-ledger";
import { findCardsBought, insertCard, lockCards, type NewCard } from "./gift-card-rows";
import { queueMails } from "@/src/store/mails/customer-mail-rows";
import type { Queries } from "@/src/store/queries";

/** What can be done to gift cards in a transaction. Cards are locked last, after cart and order. */
export function giftCardTransaction(db: Queries) {
  return {
    lock: (ids: readonly number[]) => lockCards(db, ids),
    /** Cards bought with an order, locked. */
    lockBought: async (orderId: number) =>
      lockCards(
        db,
        (await findCardsBought(db, orderId)).map(({ id }) => id),
      ),
    insert: (card: NewCard) => insertCard(db, card),
    /** @throws Error when the card cannot do that: whoever calls has looked before, under its lock */
    post: async (
      card: Pick<GiftCard, "id" | "balance">,
      movement: CardMovement,
      now: Date,
    ): Promise<void> => {
      const posted = await postMovement(db, card, movement, now);
      if (!posted.ok)
        throw new Error(`Gift card ${card.id} refused to ${movement.operation}: ${posted.error}.`);
    },
    sharesOf: (orderId: number) => sharesOf(db, orderId),
    noteRefund: (orderId: number, refunded: Minor) => noteCardRefund(db, orderId, refunded),
    setFrozen: async (id: number, isFrozen: boolean): Promise<void> => {
      await db.query("update gift_cards set is_frozen = $2, updated_at = now() where id = $1", [
        id,
        isFrozen,
      ]);
    },
    /** Makes a card good until another day. */
    prolong: async (id: number, until: Date): Promise<void> => {
      await db.query("update gift_cards set expires_at = $2, updated_at = now() where id = $1", [id, until]);
    },
    /** A card's mail that was given up while the card was frozen gets another chance. */
    wakeMail: async (id: number, now: Date): Promise<void> => {
      await db.query(
        `update mails set state = 'waiting', attempts = 0, next_attempt_at = $2, updated_at = $2
          where key = $1 and state = 'given-up' and data is not null`,
        [`gift-card:${id}`, now],
      );
    },
    /** Gives a card another code: the old one opens nothing any more. */
    replaceCode: async (
      id: number,
      code: { readonly seed: string; readonly codeHash: string; readonly ending: string },
    ): Promise<void> => {
      await db.query(
        "update gift_cards set seed = $2, code_hash = $3, ending = $4, updated_at = now() where id = $1",
        [id, code.seed, code.codeHash, code.ending],
      );
    },
    /** @param at when the mail is to leave */
    queueMail: (mail: AddressedMail, at: Date) => queueMails(db, [mail], at),
  };
}
