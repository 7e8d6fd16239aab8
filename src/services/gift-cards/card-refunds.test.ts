import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import type { Order } from "@/src/domain/order/order";
import { cardsInMemory, now, sampleCard } from "@/tests/factories/cards-in-memory";
import { refundToCards } from "./refund-to-cards";
import { releaseCards } from "./settle-cards";
import { maxRefund, cancelRefundedCards } from "./cancel-refunded-cards";

describe("refunds to the cards that paid", () => {
  const order = {
    id: 9,
    number: "VAL-2026-00009",
    locale: "es",
    refundedToCards: minor(300),
    contact: { email: "buyer@example.com" },
    coveredBy: [
      { id: 1, amount: minor(10_000), ending: "WXYZ" },
      { id: 2, amount: minor(2_500), ending: "WXYZ" },
    ],
  } as unknown as Order;

  async function paid(change: Parameters<typeof sampleCard>[1] = {}) {
    const cards = [sampleCard(1, change), sampleCard(2)];
    const memory = cardsInMemory(cards);
    for (const [index, amount] of [10_000, 2_500].entries()) {
      const card = cards[index] ?? sampleCard(1);
      for (const operation of ["hold", "capture"] as const)
        await memory.tx.giftCards.moveCardMoney(card, { operation, amount: minor(amount), orderId: 9 }, now);
    }
    memory.moves.length = 0;
    return memory;
  }

  test("go to the last one first, and are recorded on the order", async () => {
    const memory = await paid();
    await refundToCards(memory.tx, order, minor(4_000), now);
    expect(memory.moves).toEqual(["2 refund 2500", "1 refund 1500"]);
    expect(memory.notes).toEqual(["refunded 9 4300"]);
    expect(memory.balance(1)).toEqual({ sold: -10_000, available: 1_500, spent: 8_500 });
  });

  test("give nothing to a card whose own price was refunded meanwhile", async () => {
    const memory = await paid();
    const loss = { operation: "cancel", amount: minor(10_000), isMissing: true, orderId: 1 } as const;
    await memory.tx.giftCards.moveCardMoney(sampleCard(1), loss, now);
    await refundToCards(memory.tx, order, minor(12_500), now);
    expect(memory.balance(1)).toEqual({});
    expect(memory.balance(2)).toEqual({ sold: -10_000, available: 10_000 });
  });

  test("never exceed what they have paid", async () => {
    const memory = await paid();
    await expect(refundToCards(memory.tx, order, minor(12_501), now)).rejects.toThrow(
      "The refund to the gift cards of VAL-2026-00009 is 1 hundredths of a euro more than they paid.",
    );
    expect(memory.notes).toEqual([]);
    await refundToCards((await paid()).tx, order, minor(12_500), now);
  });

  test("extend an expired card by half a year, and send its code to the refunded buyer", async () => {
    const memory = await paid({ expiresAt: new Date("2026-11-21T09:00:00Z") });
    await refundToCards(memory.tx, order, minor(4_000), now);
    expect(memory.notes).toEqual([
      'prolonged 1 "2027-05-23T09:00:00.000Z"',
      `mail ${JSON.stringify({
        key: "gift-card:1:refund:9:300",
        to: "buyer@example.com",
        mail: { kind: "gift-card", locale: "es", card: 1 },
      })} "2026-11-23T09:00:00.000Z"`,
      "refunded 9 4300",
    ]);
    const anonymous = await paid({ expiresAt: new Date("2026-11-21T09:00:00Z"), recipientEmail: null });
    const silent = { ...order, contact: { ...order.contact, email: null } };
    await refundToCards(anonymous.tx, silent, minor(12_500), now);
    expect(anonymous.notes).toEqual(['prolonged 1 "2027-05-23T09:00:00.000Z"', "refunded 9 12800"]);
  });

  test("stay frozen on a frozen card", async () => {
    const memory = await paid({ isFrozen: true });
    await refundToCards(memory.tx, order, minor(12_500), now);
    expect(memory.balance(1)).toEqual({ sold: -10_000, frozen: 10_000 });
  });
});

describe("cards whose price was refunded", () => {
  /** An order of one watch of 320 euros and two cards of 100. */
  const order = { id: 1, total: minor(52_000) } as Order;
  const two = (change: Parameters<typeof sampleCard>[1] = {}) =>
    cardsInMemory([sampleCard(1, change), sampleCard(2)]);

  test("lose nothing while only other lines were refunded", async () => {
    const memory = two();
    await cancelRefundedCards(memory.tx, order, minor(32_000), now);
    expect(memory.moves).toEqual([]);
  });

  test("lose the amount beyond that, once even if it is reported again", async () => {
    const memory = two();
    for (const given of [44_500, 44_500, 52_000])
      await cancelRefundedCards(memory.tx, order, minor(given), now);
    expect(memory.moves).toEqual(["1 cancel 10000", "2 cancel 2500", "2 cancel 7500"]);
    expect(memory.balance(1)).toEqual({});
  });

  test("that were spent are the shop's loss, restored first if the refund fails", async () => {
    const memory = two({ balance: { available: 4_000, spent: 6_000 } });
    await cancelRefundedCards(memory.tx, order, minor(52_000), now);
    expect(memory.moves).toEqual(["1 cancel 4000", "2 cancel 10000", "1 cancel 6000 missing"]);
    await cancelRefundedCards(memory.tx, order, minor(32_000), now);
    expect(memory.moves.slice(3)).toEqual(["1 restore 6000 missing", "1 restore 4000", "2 restore 10000"]);
    expect(memory.balance(1)).toEqual({ sold: -10_000, available: 4_000, spent: 6_000 });
    expect(memory.balance(2)).toEqual({ sold: -10_000, available: 10_000 });
  });

  test("get back no more than each has lost, whichever was spent", async () => {
    const memory = cardsInMemory([
      sampleCard(1),
      sampleCard(2, { balance: { available: 4_000, spent: 6_000 } }),
    ]);
    for (const given of [52_000, 32_000]) await cancelRefundedCards(memory.tx, order, minor(given), now);
    expect(memory.balance(1)).toEqual({ sold: -10_000, available: 10_000 });
    expect(memory.balance(2)).toEqual({ sold: -10_000, available: 4_000, spent: 6_000 });
  });

  // Found by history 617615: the loss stood on the first card, and the held amount came back to the second one.
  test("that an order held lose the amount when it is released, each its own", async () => {
    const memory = two();
    const hold = { operation: "hold", amount: minor(3_080), orderId: 9 } as const;
    await memory.tx.giftCards.moveCardMoney(sampleCard(2), hold, now);
    memory.moves.length = 0;
    for (const given of [48_720, 50_644, 52_000])
      await cancelRefundedCards(memory.tx, order, minor(given), now);
    expect(memory.moves).toEqual([
      "1 cancel 10000",
      "2 cancel 6720",
      "2 cancel 200",
      "2 cancel 1724 missing",
      "2 cancel 1356 missing",
    ]);
    const holder = {
      id: 9,
      covered: minor(3_080),
      coveredBy: [{ id: 2, amount: minor(3_080), ending: "WXYZ" }],
    };
    await releaseCards(memory.tx, holder as unknown as Order, now);
    expect(memory.balance(1)).toEqual({});
    expect(memory.balance(2)).toEqual({});
  });

  test("lose their frozen balance if they are frozen", async () => {
    const memory = two({ isFrozen: true, balance: { available: 0, frozen: 10_000 } });
    await cancelRefundedCards(memory.tx, order, minor(52_000), now);
    expect(memory.balance(1)).toEqual({});
  });

  test("an order without cards changes nothing", async () => {
    const memory = two();
    await cancelRefundedCards(memory.tx, { ...order, id: 2 }, minor(52_000), now);
    expect(memory.moves).toEqual([]);
  });

  test.each<[string, Parameters<typeof sampleCard>[1], number]>([
    ["all of it while they are whole", {}, 52_000],
    ["less by what was spent", { balance: { available: 4_000, spent: 6_000 } }, 46_000],
    ["less by what an open order holds", { balance: { available: 4_000, held: 6_000 } }, 46_000],
    [
      "all of it where they are frozen",
      { isFrozen: true, balance: { available: 0, frozen: 10_000 } },
      52_000,
    ],
  ])("can be refunded in total, cards included: %s", async (_, change, most) => {
    expect(await maxRefund(two(change).tx, order)).toBe(most);
  });
});
