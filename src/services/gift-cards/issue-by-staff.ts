import { emptyBalance } from "@/src/domain/gift-card/ledger";
import { cardEnd } from "@/src/domain/gift-card/validity";
import type { Locale } from "@/src/domain/locale/locale";
import { recordedAmount } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import type { Shop } from "@/src/services/shop";
import { newCardSecret } from "./card-secrets";

export interface IssueWish {
  /** hundredths of a euro */
  readonly amount: number;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  /** message to the receiver; may be empty */
  readonly message: string;
  /** idempotency key: repeated requests issue one card */
  readonly key: string;
  /** staff member and reason, for the audit log */
  readonly by: string;
  readonly reason: string;
}

/**
 * Issues a card without a purchase, and mails its code to the receiver: staff never sees it. In the ledger its sale has
 * no order, which the books count as goodwill. Source: specification 14.1; decision 0065.
 * @returns the card's row number
 */
export async function issueByStaff(shop: Shop, wish: IssueWish): Promise<number> {
  const origin = `staff-${wish.key}`;
  const id = await shop.store.transaction(async ({ giftCards: cards, mails, staff }) => {
    const now = shop.clock();
    const value = minor(wish.amount);
    const made = await cards.insertCard({
      ...newCardSecret(shop),
      origin,
      kind: "amount",
      value,
      issuedAt: now,
      expiresAt: cardEnd(now),
      orderId: null,
      locale: wish.locale,
      recipientName: wish.name,
      recipientEmail: wish.email,
      senderName: null,
      message: wish.message === "" ? null : wish.message,
      sendAt: now,
    });
    if (made === null) return cards.findCardOfOrigin(origin);
    const issue = { operation: "issue", amount: value, orderId: null } as const;
    await cards.moveCardMoney({ id: made, balance: emptyBalance }, issue, now);
    const changes = [
      { field: "value", before: "", after: recordedAmount(value, "EUR") },
      { field: "reason", before: "", after: wish.reason },
    ];
    await staff.auditAct({ at: now, by: wish.by, entity: "gift-cards", document: made, changes });
    const mail = { kind: "gift-card", locale: wish.locale, card: made } as const;
    await mails.queueMail({ key: `gift-card:${made}`, to: wish.email, mail }, now);
    return made;
  });
  if (id === null) throw new Error(`The card ${origin} was neither written nor found.`);
  shop.flushOutbox();
  return id;
}
