import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import type { Order, OrderLine } from "@/src/domain/order/order";
import { cardsInMemory, now, sampleCard } from "@/tests/factories/cards-in-memory";
import { coveringCards, holdCards, planCover } from "./hold-cards";

const lines = [
  { kind: "watch", quantity: 1, total: minor(15_000), unit: minor(15_000) },
  { kind: "gift-card", quantity: 1, total: minor(5_000), unit: minor(5_000) },
] as unknown as readonly OrderLine[];

test("cards pay in the given order, and their amounts are held for the order", async () => {
  const memory = cardsInMemory([sampleCard(1), sampleCard(2, { ending: "ABCD" })]);
  const plan = await planCover(memory.tx, lines, [2, 1], now);
  expect(plan.covered).toBe(15_000);
  expect(coveringCards(plan)).toEqual([
    { id: 2, amount: 10_000, ending: "ABCD" },
    { id: 1, amount: 5_000, ending: "WXYZ" },
  ]);
  await holdCards(memory.tx, { id: 9 } as Order, plan, now);
  expect(memory.moves).toEqual(["2 hold 10000", "1 hold 5000"]);
});

test.each<[string, Parameters<typeof sampleCard>[1]]>([
  ["is frozen", { isFrozen: true }],
  ["has ended", { expiresAt: new Date("2026-11-21T09:00:00Z") }],
  ["is empty", { balance: { available: 0, spent: 10_000 } }],
])("one that %s pays nothing, nor does one that is not there", async (_, change) => {
  const { tx } = cardsInMemory([sampleCard(1, change)]);
  expect(await planCover(tx, lines, [1, 77], now)).toEqual({ covers: [], covered: 0 });
});
