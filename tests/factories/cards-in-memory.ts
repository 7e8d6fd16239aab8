import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { balanceAfter, emptyBalance, postingsOf, type CardBalance } from "@/src/domain/gift-card/ledger";
import { minor } from "@/src/domain/money/minor";
import type { CardMovement } from "@/src/store/gift-cards/gift-card-ledger";
import type { Transaction } from "@/src/store/store";

/** The moment at which these cards live. */
export const now = new Date("2026-11-23T09:00:00Z");

/** A card of 100 euros, all of it there. */
export const sampleCard = (
  id: number,
  {
    balance,
    ...change
  }: Partial<Omit<GiftCard, "balance">> & { balance?: Partial<Record<keyof CardBalance, number>> } = {},
): GiftCard => ({
  id,
  seed: `seed-${id}`,
  codeHash: `hash-${id}`,
  ending: "WXYZ",
  kind: "amount",
  value: minor(10_000),
  issuedAt: now,
  expiresAt: new Date("2028-11-23T09:00:00Z"),
  isFrozen: false,
  orderId: 1,
  blockReason: null,
  locale: "fr",
  recipientName: "Ada",
  recipientEmail: "ada@example.com",
  senderName: null,
  message: null,
  sendAt: now,
  ...change,
  balance: { ...emptyBalance, sold: -10_000, available: 10_000, ...balance } as CardBalance,
});

/**
 * A transaction with only these cards, which moves their money by the ledger's own rules and records its calls: a
 * fast way to test services that move cards.
 */
export function cardsInMemory(given: readonly GiftCard[]) {
  const cards = new Map(given.map((card) => [card.id, card]));
  const moves: string[] = [];
  const notes: string[] = [];
  /** What each order holds and has spent of each card. */
  const shares = new Map<string, { held: number; spent: number }>();
  const note =
    (name: string) =>
    (...details: readonly unknown[]) => {
      notes.push([name, ...details.map((detail) => JSON.stringify(detail))].join(" "));
      return Promise.resolve();
    };
  const locked = (ids: readonly number[]) => Promise.resolve(ids.flatMap((id) => cards.get(id) ?? []));
  const giftCards = {
    lockCards: locked,
    lockBoughtCards: (order: number) =>
      Promise.resolve([...cards.values()].filter(({ orderId }) => orderId === order)),
    sharesOf: (order: number) =>
      Promise.resolve(
        [...cards.keys()].flatMap((cardId) => {
          const share = shares.get(`${order}:${cardId}`);
          return share ? [{ cardId, held: minor(share.held), spent: minor(share.spent) }] : [];
        }),
      ),
    moveCardMoney: ({ id }: GiftCard, { orderId, ...movement }: CardMovement) => {
      const card = cards.get(id) ?? sampleCard(id, { balance: { sold: 0, available: 0 } });
      const postings = postingsOf(card.balance, movement);
      if (!postings.ok) throw new Error(`Card ${id} refused to ${movement.operation}: ${postings.error}.`);
      cards.set(id, { ...card, balance: balanceAfter(card.balance, postings.value) });
      const share = shares.get(`${orderId}:${id}`) ?? { held: 0, spent: 0 };
      for (const { account, amount } of postings.value)
        if (account === "held" || account === "spent") share[account] += amount;
      shares.set(`${orderId}:${id}`, share);
      moves.push(`${id} ${movement.operation} ${movement.amount}${movement.isMissing ? " missing" : ""}`);
      return Promise.resolve();
    },
    insertCard: ({ origin, value }: { origin: string; value: number }) => {
      notes.push(`insert ${origin} ${value}`);
      return Promise.resolve(origin.endsWith("known") ? null : 100 + notes.length);
    },
    setCardFrozen: note("frozen"),
    prolongCard: note("prolonged"),
    retryCardMail: note("retried"),
    noteCardRefund: note("refunded"),
  };
  const tx = { giftCards, mails: { queueMail: note("mail") } } as unknown as Transaction;
  /** Balances of a card, without zeros. */
  const balance = (id: number) =>
    Object.fromEntries(Object.entries(cards.get(id)?.balance ?? {}).filter(([, amount]) => amount !== 0));
  return { tx, moves, notes, balance };
}
