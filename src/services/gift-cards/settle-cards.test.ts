import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import type { Order } from "@/src/domain/order/order";
import { cardsInMemory, now, sampleCard } from "@/tests/factories/cards-in-memory";
import { canCapture, captureCards, hasSpentCards, releaseCards } from "./settle-cards";

const orderOver = (...parts: readonly (readonly [id: number, amount: number])[]) =>
  ({
    id: 9,
    covered: minor(parts.reduce((sum, [, amount]) => sum + amount, 0)),
    coveredBy: parts.map(([id, amount]) => ({ id, amount: minor(amount), ending: "WXYZ" })),
  }) as unknown as Order;

/** Holds an amount of a card for the order. */
const hold = (
  { tx }: ReturnType<typeof cardsInMemory>,
  card: ReturnType<typeof sampleCard>,
  amount: number,
) => tx.giftCards.moveCardMoney(card, { operation: "hold", amount: minor(amount), orderId: 9 }, now);

const ended = new Date("2026-11-21T09:00:00Z");

describe("cards that pay a part of an order", () => {
  test("pay the held amount once, and keep the rest", async () => {
    const [one, two] = [sampleCard(1), sampleCard(2)];
    const memory = cardsInMemory([one, two]);
    const order = orderOver([1, 10_000], [2, 2_500]);
    await hold(memory, one, 10_000);
    await hold(memory, two, 2_500);
    expect(await hasSpentCards(memory.tx, order)).toBe(false);
    expect(await canCapture(memory.tx, order, now)).toBe(true);
    await captureCards(memory.tx, order, now);
    await captureCards(memory.tx, order, now);
    expect(memory.moves.slice(2)).toEqual(["1 capture 10000", "2 capture 2500"]);
    expect(memory.balance(2)).toEqual({ sold: -10_000, available: 7_500, spent: 2_500 });
    expect(await hasSpentCards(memory.tx, order)).toBe(true);
    expect(await hasSpentCards(memory.tx, { ...order, covered: minor(0) })).toBe(false);
  });

  test("pay from the available balance if the expired page had released it", async () => {
    const memory = cardsInMemory([sampleCard(1)]);
    const order = orderOver([1, 4_000]);
    expect(await canCapture(memory.tx, order, now)).toBe(true);
    await captureCards(memory.tx, order, now);
    expect(memory.moves).toEqual(["1 hold 4000", "1 capture 4000"]);
  });

  test.each<[string, Parameters<typeof sampleCard>[1]]>([
    ["was spent elsewhere meanwhile", { balance: { available: 1_500, spent: 8_500 } }],
    ["is frozen", { isFrozen: true, balance: { available: 0, frozen: 10_000 } }],
    ["has ended", { expiresAt: ended }],
  ])("wait for staff where one %s; then the shop pays what is missing", async (_, change) => {
    const memory = cardsInMemory([sampleCard(1, change)]);
    const order = orderOver([1, 4_000]);
    expect(await canCapture(memory.tx, order, now)).toBe(false);
    await captureCards(memory.tx, order, now);
    const there = change?.balance?.available === 1_500 ? 1_500 : 0;
    expect(memory.moves).toEqual([
      ...(there > 0 ? [`1 hold ${there}`, `1 capture ${there}`] : []),
      `1 capture ${4_000 - there} missing`,
    ]);
  });

  test("the held amount is captured even if the card has expired; a frozen card still waits", async () => {
    for (const [change, can] of [
      [{ expiresAt: ended }, true],
      [{ isFrozen: true }, false],
    ] as const) {
      const card = sampleCard(1, change);
      const memory = cardsInMemory([card]);
      await hold(memory, card, 4_000);
      expect(await canCapture(memory.tx, orderOver([1, 4_000]), now)).toBe(can);
      expect(await canCapture(memory.tx, orderOver([1, 0]), now)).toBe(true);
    }
  });

  test("a card for one watch keeps no remainder", async () => {
    const card = sampleCard(1, { kind: "watch" });
    const memory = cardsInMemory([card]);
    await hold(memory, card, 9_000);
    await captureCards(memory.tx, orderOver([1, 9_000]), now);
    expect(memory.moves.slice(1)).toEqual(["1 capture 9000", "1 expire 1000"]);
    expect(memory.balance(1)).toEqual({ sold: -10_000, spent: 9_000, lapsed: 1_000 });
  });
});

describe("an order that was not paid", () => {
  test("releases what it holds once, to a frozen card as frozen", async () => {
    const [one, two] = [sampleCard(1), sampleCard(2, { isFrozen: true })];
    const memory = cardsInMemory([one, two, sampleCard(3)]);
    const order = orderOver([1, 4_000], [2, 2_500], [3, 100]);
    await hold(memory, one, 4_000);
    await hold(memory, two, 2_500);
    await releaseCards(memory.tx, order, now);
    await releaseCards(memory.tx, order, now);
    expect(memory.moves.slice(2)).toEqual(["1 release 4000", "2 release 2500"]);
    expect(memory.balance(1)).toEqual({ sold: -10_000, available: 10_000 });
    expect(memory.balance(2)).toEqual({ sold: -10_000, available: 7_500, frozen: 2_500 });
  });

  test.each([
    ["kept", false, {}],
    ["frozen", true, { sold: -6_000, available: 6_000 }],
  ])("releases nothing that was refunded to the buyer of a card that is %s", async (_, isFrozen, rest) => {
    const card = sampleCard(1, { isFrozen });
    const memory = cardsInMemory([card]);
    await hold(memory, card, 4_000);
    // The price of the card was refunded meanwhile: what was held is the shop's loss.
    const cancel = (amount: number, isMissing: boolean) =>
      memory.tx.giftCards.moveCardMoney(
        card,
        { operation: "cancel", amount: minor(amount), isMissing, orderId: 1 },
        now,
      );
    if (!isFrozen) await cancel(6_000, false);
    await cancel(4_000, true);
    await releaseCards(memory.tx, orderOver([1, 4_000]), now);
    expect(memory.moves.slice(-3)).toEqual(["1 release 4000", "1 restore 4000 missing", "1 cancel 4000"]);
    expect(memory.balance(1)).toEqual(rest);
  });

  test("locks no card if none pays", async () => {
    const memory = cardsInMemory([sampleCard(1)]);
    const order = { ...orderOver([1, 4_000]), covered: minor(0) };
    expect(await canCapture(memory.tx, order, now)).toBe(true);
    await captureCards(memory.tx, order, now);
    await releaseCards(memory.tx, order, now);
    expect(memory.moves).toEqual([]);
  });
});
