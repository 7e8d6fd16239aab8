import { worthOf } from "@/src/domain/gift-card/ledger";
import { fail, ok, type Result } from "@/src/domain/result";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import type { Shop } from "@/src/services/shop";
import { newCardSecret } from "./card-secrets";

/** `blocked`: it is not sent until it is unblocked. `empty`: its balance is zero. */
export type SendError = "not-found" | "blocked" | "empty";

export interface SendWish {
  readonly card: number;
  readonly name: string;
  readonly email: string;
  /** e-mail of the staff member */
  readonly by: string;
}

/**
 * Sends a card again. To the same address with the same code; to another address with a new code, so that the code in the
 * first mail is void. A card that waits for its day still does.
 * Source: specification 14.1; decision 0065.
 */
export async function sendCard(
  shop: Shop,
  { card: id, name, email, by }: SendWish,
): Promise<Result<null, SendError>> {
  const done = await shop.store.transaction(async (tx): Promise<Result<null, SendError>> => {
    const { giftCards: cards, mails, staff } = tx;
    const now = shop.clock();
    const [card] = await cards.lockCards([id]);
    if (!card) return fail("not-found");
    if (card.isFrozen) return fail("blocked");
    if (worthOf(card.balance) === 0) return fail("empty");
    const isElsewhere = card.recipientEmail?.toLowerCase() !== email.toLowerCase();
    await cards.setCardRecipient(id, { name, email });
    if (isElsewhere) await cards.replaceCardCode(id, newCardSecret(shop));
    const hidden = (field: string) => ({ field, before: hiddenValue, after: hiddenValue });
    const changes = isElsewhere ? [hidden("recipientEmail"), hidden("code")] : [hidden("sendAt")];
    await staff.auditAct({ at: now, by, entity: "gift-cards", document: id, changes });
    const mail = { kind: "gift-card", locale: card.locale, card: id } as const;
    if (card.sendAt > now) {
      // The pending mail is sent to the card's new address.
      await mails.redirectMail(`gift-card:${id}`, email, now);
      await mails.queueMail({ key: `gift-card:${id}`, to: email, mail }, card.sendAt);
    } else await mails.queueMail({ key: `gift-card:${id}:${now.toISOString()}`, to: email, mail }, now);
    return ok(null);
  });
  if (done.ok) shop.flushOutbox();
  return done;
}
