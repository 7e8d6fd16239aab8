import { expect, test } from "vitest";
import { cardsInMemory, now, sampleCard } from "@/tests/factories/cards-in-memory";
import { freezeCards, thawCards } from "./freeze-cards";

const frozen = { available: 0, frozen: 10_000 };

test("every card of the order is frozen with its balance, and no other", async () => {
  const memory = cardsInMemory([
    sampleCard(1),
    sampleCard(2, { balance: { available: 0, spent: 10_000 } }),
    sampleCard(3, { isFrozen: true, balance: frozen }),
    sampleCard(4, { orderId: 2 }),
  ]);
  await freezeCards(memory.tx, 1, now);
  expect(memory.moves).toEqual(["1 freeze 10000"]);
  expect(memory.notes).toEqual(["frozen 1 true", "frozen 2 true"]);
});

test("they are thawed unless blocked by staff, and the pending mail is sent on its day", async () => {
  const memory = cardsInMemory([
    sampleCard(1, { isFrozen: true, balance: frozen }),
    sampleCard(2, { isFrozen: true, balance: frozen, blockReason: "stolen" }),
    sampleCard(3, { isFrozen: true, balance: { available: 0, spent: 10_000 }, recipientEmail: null }),
    sampleCard(4),
    sampleCard(5, { isFrozen: true, balance: frozen, sendAt: new Date("2026-12-24T07:00:00Z") }),
  ]);
  await thawCards(memory.tx, 1, now);
  expect(memory.moves).toEqual(["1 thaw 10000", "5 thaw 10000"]);
  const mail = (id: number, at: string) =>
    `mail ${JSON.stringify({
      key: `gift-card:${id}`,
      to: "ada@example.com",
      mail: { kind: "gift-card", locale: "fr", card: id },
    })} "${at}"`;
  expect(memory.notes).toEqual([
    "frozen 1 false",
    'retried 1 "2026-11-23T09:00:00.000Z"',
    mail(1, "2026-11-23T09:00:00.000Z"),
    "frozen 3 false",
    'retried 3 "2026-11-23T09:00:00.000Z"',
    "frozen 5 false",
    'retried 5 "2026-11-23T09:00:00.000Z"',
    mail(5, "2026-12-24T07:00:00.000Z"),
  ]);
});
