import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { awaited, awaitsReturn, canExchange, exchangeable, paidFor } from "./exchanges";
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

describe("what can be exchanged", () => {
  test.each<[OrderState, number]>([
    ["paid", 0],
    ["quality-control", 0],
    ["shipped", 3],
    ["delivered", 3],
    ["withdrawn", 3],
    ["refunded", 0],
  ])("of an order that is %s: %i", (state, quantity) =>
    expect(exchangeable({ state, lines }, [])).toEqual(quantity === 0 ? [] : [{ line: 0, quantity }]),
  );

  test("is less by what stands in exchange already", () => {
    const order = { state: "delivered", lines } as const;
    const taken = [
      { state: "paid", exchange: arrived },
      { state: "expired", exchange },
      { state: "paid", exchange: null },
    ] as const;
    expect(exchangeable(order, taken)).toEqual([{ line: 0, quantity: 2 }]);
    expect(canExchange(order, [{ line: 0, quantity: 2 }], taken)).toBe(true);
    expect(canExchange(order, [{ line: 0, quantity: 3 }], taken)).toBe(false);
  });
});

describe("what was paid", () => {
  test("for pieces, is their share of the line in whole hundredths", () => {
    expect(paidFor({ lines }, one)).toBe(33);
    expect(paidFor({ lines }, [{ line: 0, quantity: 2 }])).toBe(67);
    expect(paidFor({ lines }, [...one, { line: 1, quantity: 1 }])).toBe(5_033);
    expect(paidFor({ lines }, [{ line: 7, quantity: 1 }])).toBe(0);
  });

  test("for what has not come back, is kept until it has", () => {
    const paid = (taken: typeof exchange | typeof arrived) => ({ state: "paid", exchange: taken }) as const;
    expect(awaited({ lines }, [paid(exchange), paid(exchange)])).toBe(66);
    expect(awaited({ lines }, [paid(arrived)])).toBe(0);
    expect(awaited({ lines }, [{ state: "paid", exchange: null }])).toBe(0);
  });
});
