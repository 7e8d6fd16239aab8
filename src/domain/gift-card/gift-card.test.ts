import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { cardName } from "./card-name";
import { spendableOf, statusOf, withoutHold } from "./gift-card";
import { emptyBalance, type CardBalance } from "./ledger";

const now = new Date("2026-11-22T10:00:00Z");
const later = new Date("2028-11-22T10:00:00Z");
const earlier = new Date("2026-11-21T10:00:00Z");
const balance = (changes: Partial<Record<keyof CardBalance, number>>): CardBalance => ({
  ...emptyBalance,
  ...Object.fromEntries(Object.entries(changes).map(([account, amount]) => [account, minor(amount)])),
});

// Specification 14.2, 14.3.
describe("what a card can pay", () => {
  const open = { isFrozen: false, expiresAt: later };
  test.each([
    ["what lies on it", { ...open, kind: "amount", balance: balance({ available: 5_000 }) }, 5_000],
    ["its rest", { ...open, kind: "amount", balance: balance({ available: 2_000, spent: 3_000 }) }, 2_000],
    ["beside a hold", { ...open, kind: "amount", balance: balance({ available: 1, held: 4_999 }) }, 1],
    [
      "nothing while frozen",
      { ...open, isFrozen: true, kind: "amount", balance: balance({ available: 5 }) },
      0,
    ],
    [
      "nothing after its last day",
      { ...open, expiresAt: earlier, kind: "amount", balance: balance({ available: 5 }) },
      0,
    ],
    ["a watch", { ...open, kind: "watch", balance: balance({ available: 32_000 }) }, 32_000],
    ["no second watch", { ...open, kind: "watch", balance: balance({ available: 2_000, spent: 30_000 }) }, 0],
    [
      "no second watch while one is being paid",
      { ...open, kind: "watch", balance: balance({ available: 2_000, held: 30_000 }) },
      0,
    ],
  ] as const)("%s", (_, card, expected) => {
    expect(spendableOf(card, now)).toBe(expected);
  });
});

describe("status of a card", () => {
  test.each([
    ["open", false, later, { available: 1 }],
    ["open", false, later, { held: 1 }],
    ["empty", false, later, { spent: 5_000 }],
    ["frozen", true, later, { frozen: 5_000 }],
    ["expired", false, earlier, { available: 5_000 }],
    // The end date takes precedence: an ended card is never unfrozen.
    ["expired", true, earlier, { frozen: 5_000 }],
  ] as const)("%s", (status, isFrozen, expiresAt, amounts) => {
    expect(statusOf({ isFrozen, expiresAt, balance: balance(amounts) }, now)).toBe(status);
  });
});

test("an order's hold counts as available again for that order", () => {
  const held = balance({ sold: -5_000, available: 1_000, held: 4_000 });
  expect(withoutHold(held, minor(3_000))).toEqual(balance({ sold: -5_000, available: 4_000, held: 1_000 }));
});

test("a card is identified by the end of its code", () => {
  expect(cardName("7KXQ", { giftCard: "Carte cadeau … {ending}" })).toBe("Carte cadeau … 7KXQ");
});
