import { parisDay } from "@/src/domain/calendar/paris-day";
import { groupedCode, readCardCode } from "@/src/domain/gift-card/card-code";
import { statusOf, type CardStatus } from "@/src/domain/gift-card/gift-card";
import { worthOf } from "@/src/domain/gift-card/ledger";
import type { CardKind, CardOperation } from "@/src/domain/gift-card/operation";
import { minusMinor, type Minor } from "@/src/domain/money/minor";
import type { Shop } from "@/src/services/shop";
import { hashesOfCard } from "./card-secrets";

/** Movements shown to a card's owner; movements within the card are left out. */
const shownOperations = [
  "issue",
  "capture",
  "refund",
  "expire",
  "cancel",
  "restore",
] as const satisfies CardOperation[];
export type ShownOperation = (typeof shownOperations)[number];

/** Operations that reduce the balance. */
const leaving: readonly CardOperation[] = ["capture", "expire", "cancel"];

/** A card as shown to the holder of its code. Amounts in hundredths of a euro. */
export interface OpenedCard {
  readonly kind: CardKind;
  readonly code: string;
  readonly status: CardStatus;
  readonly value: Minor;
  /** its balance, including amounts held by open orders */
  readonly worth: Minor;
  readonly held: Minor;
  /** its last day in Paris, as 2028-11-21 */
  readonly until: string;
  readonly recipientName: string | null;
  /** newest first; negative amounts left the card */
  readonly history: readonly {
    readonly what: ShownOperation;
    readonly amount: Minor;
    readonly day: string;
  }[];
}

const isShown = (operation: CardOperation): operation is ShownOperation =>
  shownOperations.some((known) => known === operation);

/** The card behind a code, with its history; null for an invalid code. @param written as in the URL */
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
