import { expect, test } from "vitest";
import { cardCode, groupedCode } from "@/src/domain/gift-card/card-code";
import type { GiftCard } from "@/src/domain/gift-card/gift-card";
import { emptyBalance } from "@/src/domain/gift-card/ledger";
import type { CardOperation } from "@/src/domain/gift-card/operation";
import { minor } from "@/src/domain/money/minor";
import type { Shop } from "@/src/services/shop";
import { openCard } from "./open-card";

const now = new Date("2026-11-23T09:00:00Z");
const code = cardCode(new Uint8Array(16).fill(7));
const card: GiftCard = {
  id: 7,
  seed: "seed",
  codeHash: `gift-card-code:${code}`,
  ending: code.slice(-4),
  kind: "amount",
  value: minor(10_000),
  issuedAt: now,
  expiresAt: new Date("2028-11-22T23:00:00Z"),
  isFrozen: false,
  orderId: 3,
  blockReason: null,
  locale: "fr",
  recipientName: "Ada",
  recipientEmail: "ada@example.com",
  senderName: "Grace",
  message: null,
  sendAt: now,
  balance: { ...emptyBalance, available: minor(3_000), held: minor(2_000), spent: minor(5_000) },
};

const event = (operation: CardOperation, amount: number, at: string) => ({
  operation,
  amount: minor(amount),
  at: new Date(at),
});
const events = [
  event("issue", 10_000, "2026-01-05T09:00:00Z"),
  event("hold", 7_000, "2026-02-01T09:00:00Z"),
  event("capture", 6_000, "2026-02-01T23:30:00Z"),
  event("refund", 1_000, "2026-03-01T09:00:00Z"),
  event("hold", 1_000, "2026-03-02T09:00:00Z"),
];

const shop = {
  clock: () => now,
  cardKeys: { sign: (purpose: string, text: string) => `${purpose}:${text}`, previousSigners: [] },
  store: {
    giftCards: {
      findCardsByHash: ([hash]: readonly string[]) =>
        Promise.resolve(hash === `gift-card-code:${code}` ? [card] : []),
      findCardEvents: (id: number) => Promise.resolve(id === card.id ? events : []),
    },
  },
} as unknown as Pick<Shop, "store" | "cardKeys" | "clock">;

test("the code shows the card's worth and its history, newest first", async () => {
  expect(await openCard(shop, groupedCode(code).toLowerCase())).toEqual({
    kind: "amount",
    code: groupedCode(code),
    status: "open",
    value: 10_000,
    worth: 5_000,
    held: 2_000,
    until: "2028-11-23",
    recipientName: "Ada",
    history: [
      { what: "refund", amount: 1_000, day: "2026-03-01" },
      { what: "capture", amount: -6_000, day: "2026-02-02" },
      { what: "issue", amount: 10_000, day: "2026-01-05" },
    ],
  });
});

test("an invalid or unknown code opens nothing", async () => {
  expect(await openCard(shop, `${code.slice(0, -1)}!`)).toBeNull();
  expect(await openCard(shop, cardCode(new Uint8Array(16).fill(8)))).toBeNull();
});
