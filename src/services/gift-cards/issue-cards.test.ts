import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import type { Order, OrderLine } from "@/src/domain/order/order";
import { cardsInMemory, now } from "@/tests/factories/cards-in-memory";
import { issueCards } from "./issue-cards";

const shop = {
  cardKeys: {
    sign: (_: string, text: string) => Buffer.alloc(32, text).toString("base64url"),
    previousSigners: [],
  },
  random: () => "seed",
};

const line = (kind: OrderLine["kind"], quantity: number, gift: object | null = null) =>
  ({ kind, quantity, unit: minor(5_000), gift }) as unknown as OrderLine;

async function issued(lines: readonly OrderLine[], email: string | null = "buyer@example.com") {
  const memory = cardsInMemory([]);
  const order = { id: 9, locale: "fr", lines, contact: { email } } as unknown as Order;
  await issueCards(shop, memory.tx, order, now);
  const mails = memory.notes.filter((note) => note.startsWith("mail"));
  return { ...memory, inserted: memory.notes.filter((note) => note.startsWith("insert")), mails };
}

test("one card for each piece, with the paid value; other articles issue none", async () => {
  const { inserted, moves } = await issued([line("watch", 2), line("gift-card", 2), line("gift-watch", 1)]);
  expect(inserted).toEqual(["insert 9-2-1 5000", "insert 9-2-2 5000", "insert 9-3-1 5000"]);
  expect(moves.map((move) => move.replace(/^\d+ /, ""))).toEqual(Array(3).fill("issue 5000"));
});

test.each([
  [null, "2026-11-23T09:00:00.000Z"],
  ["2026-11-22", "2026-11-23T09:00:00.000Z"],
  ["2026-11-23", "2026-11-23T09:00:00.000Z"],
  ["2026-12-24", "2026-12-24T07:00:00.000Z"],
])("to be sent on %s, its mail leaves at %s", async (sendOn, at) => {
  const { mails } = await issued([line("gift-card", 1, { sendOn, recipientEmail: "ada@example.com" })]);
  expect(mails).toEqual([expect.stringMatching(/"to":"ada@example\.com".*"kind":"gift-card"/)]);
  expect(mails[0]?.endsWith(JSON.stringify(at))).toBe(true);
});

test("without a recipient it is sent to the buyer, and without an address not at all", async () => {
  const gift = { sendOn: null, recipientEmail: null };
  expect((await issued([line("gift-card", 1, gift)])).mails).toEqual([
    expect.stringContaining('"to":"buyer@example.com"'),
  ]);
  const silent = await issued([line("gift-card", 1, gift)], null);
  expect([silent.inserted.length, silent.moves.length, silent.mails.length]).toEqual([1, 1, 0]);
});
