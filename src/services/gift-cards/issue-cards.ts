import { parisDay } from "@/src/domain/calendar/paris-day";
import { emptyBalance } from "@/src/domain/gift-card/ledger";
import type { CardKind } from "@/src/domain/gift-card/operation";
import { cardEnd } from "@/src/domain/gift-card/validity";
import type { OrderedKind } from "@/src/domain/cart/article-kind";
import type { Order, OrderLine } from "@/src/domain/order/order";
import type { Transaction } from "@/src/store/store";
import type { Shop } from "@/src/services/shop";
import { newCardSecret } from "./card-secrets";

/** Article kinds sold as a code, and what the code pays for. */
export const cardKindOf: Readonly<Partial<Record<OrderedKind, CardKind>>> = {
  "gift-card": "amount",
  "gift-watch": "watch",
};

/** Morning of the requested day; now if there is none or it has passed. */
function sendingTime({ gift }: OrderLine, now: Date): Date {
  const day = gift?.sendOn ?? null;
  return day === null || day <= parisDay(now) ? now : new Date(`${day}T07:00:00Z`);
}

interface Piece {
  readonly order: Order;
  readonly line: OrderLine;
  readonly kind: CardKind;
  readonly origin: string;
}

async function issuePiece(
  shop: Pick<Shop, "cardKeys" | "random">,
  { giftCards: cards, mails }: Transaction,
  { order, line, kind, origin }: Piece,
  now: Date,
): Promise<void> {
  const sendAt = sendingTime(line, now);
  const recipientEmail = line.gift?.recipientEmail ?? order.contact.email;
  const id = await cards.insertCard({
    ...newCardSecret(shop),
    origin,
    kind,
    value: line.unit,
    issuedAt: now,
    expiresAt: cardEnd(now),
    orderId: order.id,
    locale: order.locale,
    recipientName: line.gift?.recipientName ?? null,
    recipientEmail,
    senderName: line.gift?.senderName ?? null,
    message: line.gift?.message ?? null,
    sendAt,
  });
  if (id === null) return;
  await cards.moveCardMoney(
    { id, balance: emptyBalance },
    { operation: "issue", amount: line.unit, orderId: order.id },
    now,
  );
  if (recipientEmail === null) return;
  const mail = { kind: "gift-card", locale: order.locale, card: id } as const;
  await mails.queueMail({ key: `gift-card:${id}`, to: recipientEmail, mail }, sendAt);
}

/**
 * Issues the cards of a paid order, once: one for each piece, with the paid value. The mail with the code waits in the
 * outbox for its day. Runs inside the transaction that settles the order.
 * Source: specification 14.1: issued only on the provider's paid event.
 * @param order with its contact
 */
export async function issueCards(
  shop: Pick<Shop, "cardKeys" | "random">,
  tx: Transaction,
  order: Order,
  now: Date,
): Promise<void> {
  for (const [place, line] of order.lines.entries()) {
    const kind = cardKindOf[line.kind];
    if (kind === undefined) continue;
    for (let piece = 1; piece <= line.quantity; piece += 1)
      await issuePiece(shop, tx, { order, line, kind, origin: `${order.id}-${place + 1}-${piece}` }, now);
  }
}
