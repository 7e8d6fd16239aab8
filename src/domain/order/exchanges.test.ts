import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { awaitsReturn, paidFor } from "./exchanges";
import type { OrderLine } from "./order";
import type { OrderState } from "./order-state";

const one = [{ line: 0, quantity: 1 }];
const exchange = { of: 1, pieces: one, returnedAt: null };
const arrived = { ...exchange, returnedAt: new Date("2026-11-23T10:00:00Z") };

test.each<[string, OrderState, typeof exchange | typeof arrived | null, boolean]>([
  ["an order that takes the place of nothing", "in-workshop", null, false],
  ["one whose pieces have not come back", "in-workshop", exchange, true],
  ["one that was sent before they came", "shipped", exchange, true],
  ["one whose pieces are here", "in-workshop", arrived, false],
  ["one that came to nothing", "expired", exchange, false],
  ["one whose payment failed", "failed", exchange, false],
])("%s", (_, state, taken, awaits) => expect(awaitsReturn({ state, exchange: taken })).toBe(awaits));

const lines = [
  { kind: "watch", quantity: 3, total: minor(100) },
  { kind: "gift-card", quantity: 1, total: minor(5_000) },
] as unknown as readonly OrderLine[];

describe("what was paid", () => {
  test("for pieces, is their share of the line in whole hundredths", () => {
    expect(paidFor({ lines }, one)).toBe(33);
    expect(paidFor({ lines }, [{ line: 0, quantity: 2 }])).toBe(67);
    expect(paidFor({ lines }, [...one, { line: 1, quantity: 1 }])).toBe(5_033);
    expect(paidFor({ lines }, [{ line: 7, quantity: 1 }])).toBe(0);
  });
});
