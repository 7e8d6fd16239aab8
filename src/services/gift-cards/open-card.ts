import { parisDay } from "@/src/domain/calendar/paris-day";
import { groupedCode, readCardCode } from "@/src/domain/gift-card/card-code";
import { statusOf, type CardStatus } from "@/src/domain/gift-card/gift-card";
import { worthOf } from "@/src/domain/gift-card/ledger";
import type { CardKind, CardOperation } from "@/src/domain/gift-card/operation";
import { minusMinor, type Minor } from "@/src/domain/money/minor";
import type { Shop } from "@/src/services/shop";
import { hashesOfCard } from "./card-secrets";

/** What a card's owner reads of its movements; what only moves within the card is left out. */
const shownOperations = [
  "issue",
  "capture",
  "refund",
  "expire",
  "cancel",
  "restore",
] as const satisfies CardOperation[];
export type ShownOperation = (typeof shownOperations)[number];

/** Operations that leave less on the card. */
const leaving: readonly CardOperation[] = ["capture", "expire", "cancel"];

/** A card as whoever holds its code sees it. Amounts in hundredths of a euro. */
export interface OpenedCard {
  readonly kind: CardKind;
  readonly code: string;
  readonly status: CardStatus;
  readonly value: Minor;
  /** what is left of it, put aside by open orders or not */
  readonly worth: Minor;
  readonly held: Minor;
  /** its last day in Paris, as 2028-11-21 */
  readonly until: string;
  readonly recipientName: string | null;
  /** newest first; below nothing for what left the card */
  readonly history: readonly {
    readonly what: ShownOperation;
    readonly amount: Minor;
    readonly day: string;
  }[];
}

const isShown = (operation: CardOperation): operation is ShownOperation =>
  shownOperations.some((known) => known === operation);

/** The card behind a code, with its history; null for what opens nothing. @param written as it stands in the address */
export async function openCard(
  shop: Pick<Shop, "store" | "cardKeys" | "clock">,
  written: string,
): Promise<OpenedCard | null> {
  const code = readCardCode(written);
  if (!code.ok) return null;
  const [card] = await shop.store.giftCards.findCardsByHash(hashesOfCard(shop.cardKeys, code.value));
  if (!card) return null;
  const events = await shop.store.giftCards.findCardEvents(card.id);
  return {
    kind: card.kind,
    code: groupedCode(code.value),
    status: statusOf(card, shop.clock()),
    value: card.value,
    worth: worthOf(card.balance),
    held: card.balance.held,
    until: parisDay(card.expiresAt),
    recipientName: card.recipientName,
    history: events
      .flatMap(({ operation, amount, at }) =>
        isShown(operation)
          ? [
              {
                what: operation,
                amount: leaving.includes(operation) ? minusMinor(amount) : amount,
                day: parisDay(at),
              },
            ]
          : [],
      )
      .toReversed(),
  };
}
