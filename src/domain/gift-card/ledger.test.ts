import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { balanceAfter, emptyBalance, postingsOf, worthOf, type CardBalance } from "./ledger";
import { cardAccounts, cardOperations, type CardOperation } from "./operation";

const card = (changes: Partial<Record<keyof CardBalance, number>>): CardBalance => ({
  ...emptyBalance,
  ...Object.fromEntries(Object.entries(changes).map(([account, amount]) => [account, minor(amount)])),
});

const after = (balance: CardBalance, operation: CardOperation, amount: number, more = {}) => {
  const postings = postingsOf(balance, { operation, amount: minor(amount), ...more });
  return postings.ok ? balanceAfter(balance, postings.value) : postings.error;
};

describe("each operation moves money between two accounts", () => {
  const full = card({ sold: -5_000, available: 5_000 });
  test.each<[string, CardBalance, CardOperation, number, object, CardBalance | string]>([
    ["issued", emptyBalance, "issue", 5_000, {}, full],
    ["held", full, "hold", 2_000, {}, card({ sold: -5_000, available: 3_000, held: 2_000 })],
    ["held beyond what is there", full, "hold", 5_001, {}, "not-enough"],
    ["nothing held", full, "hold", 0, {}, "not-an-amount"],
    ["captured without a hold", full, "capture", 1, {}, "not-enough"],
    ["refunded without a purchase", full, "refund", 1, {}, "not-enough"],
    ["captured", card({ held: 2_000 }), "capture", 2_000, {}, card({ spent: 2_000 })],
    ["released", card({ held: 2_000 }), "release", 2_000, {}, card({ available: 2_000 })],
    ["released while frozen", card({ held: 9 }), "release", 9, { isFrozen: true }, card({ frozen: 9 })],
    ["refunded while frozen", card({ spent: 9 }), "refund", 9, { isFrozen: true }, card({ frozen: 9 })],
    [
      "restored while frozen",
      card({ sold: 0 }),
      "restore",
      9,
      { isFrozen: true },
      card({ sold: -9, frozen: 9 }),
    ],
    [
      "captured although it was released",
      card({ sold: -9 }),
      "capture",
      9,
      { isMissing: true },
      card({ sold: -9, spent: 9, missing: -9 }),
    ],
    ["frozen", full, "freeze", 5_000, {}, card({ sold: -5_000, frozen: 5_000 })],
    ["thawed", card({ frozen: 5_000 }), "thaw", 5_000, {}, card({ available: 5_000 })],
    ["expired", full, "expire", 5_000, {}, card({ sold: -5_000, lapsed: 5_000 })],
    ["taken back", full, "cancel", 5_000, {}, emptyBalance],
    ["taken back while frozen", card({ sold: -9, frozen: 9 }), "cancel", 9, { isFrozen: true }, emptyBalance],
    [
      "paid back although spent",
      card({ sold: -9, spent: 9 }),
      "cancel",
      9,
      { isMissing: true },
      card({ spent: 9, missing: -9 }),
    ],
  ])("%s", (_name, balance, operation, amount, more, expected) => {
    expect(after(balance, operation, amount, more)).toEqual(expected);
  });
});

const movement = fc.record({
  operation: fc.constantFrom(...cardOperations),
  amount: fc.integer({ min: -5, max: 4_000 }).map(minor),
  isFrozen: fc.boolean(),
});

test("whatever happens to a card, nothing appears from nowhere and nothing of its own goes below nothing", () => {
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 60 }), (movements) => {
      const balance = movements.reduce(
        (before, next) => {
          const postings = postingsOf(before, next);
          return postings.ok ? balanceAfter(before, postings.value) : before;
        },
        card({ sold: -10_000, available: 10_000 }),
      );
      expect(cardAccounts.reduce((sum, account) => sum + balance[account], 0)).toBe(0);
      for (const account of cardAccounts.filter((name) => name !== "sold" && name !== "missing"))
        expect(balance[account]).toBeGreaterThanOrEqual(0);
      expect(worthOf(balance)).toBe(-(balance.sold + balance.spent + balance.lapsed + balance.missing));
    }),
  );
});
