import { describe, expect, test } from "vitest";
import { minor, zero } from "@/src/domain/money/minor";
import type { Order, OrderEvent } from "@/src/domain/order/order";
import { nextCredit, type Credited } from "./credit-note";

const vat = {
  country: "FR",
  percent: 20,
  amount: minor(2_001),
  goods: minor(12_005),
  duties: zero,
  vouchers: minor(5_000),
  donated: zero,
};
const order = (refundedAmount: number, more: object = {}) => ({
  state: "paid" as const,
  total: minor(17_005),
  covered: minor(1_000),
  refundedAmount: minor(refundedAmount),
  refundedToCards: zero,
  lines: [],
  timeline: [],
  ...more,
});
const taken = (...notes: (Credited | null)[]) => notes.filter((note) => note !== null);

test("contains only new refunds", () => {
  const first = nextCredit(order(3_000), vat, []);
  expect(first).toMatchObject({ amount: 3_000, goods: 3_000, toCharge: 3_000, toCards: 0, vat: 500 });
  expect(nextCredit(order(3_000), vat, taken(first))).toBeNull();
  expect(nextCredit(order(4_000), vat, taken(first))).toMatchObject({ amount: 1_000 });
});

test("the tax of all parts is that of the whole", () => {
  const notes: Credited[] = [];
  for (const back of [1_001, 2_002, 7_777, 12_005, 16_005])
    notes.push(...taken(nextCredit(order(back), vat, notes)));
  expect(notes.reduce((sum, note) => sum + note.vat, 0)).toBe(2_001);
  expect(notes.at(-1)).toMatchObject({ goods: 0, vouchers: 4_000 });
});

test("an order that is refunded is undone, with what cards never paid", () => {
  expect(nextCredit(order(16_005, { state: "refunded" }), vat, [])).toMatchObject({
    amount: 17_005,
    toCards: 1_000,
    vat: 2_001,
  });
});

test("a refund that fails is taken back, also of an order that was undone, and stays so", () => {
  const first = nextCredit(order(16_005, { state: "refunded" }), vat, []);
  const back = order(10_000, { state: "refunded", refundedToCards: minor(1_000) });
  const second = nextCredit(back, vat, taken(first));
  expect(second).toMatchObject({ amount: -6_005, toCharge: -6_005, toCards: 0 });
  expect(nextCredit(back, vat, taken(first, second))).toBeNull();
});

test("an order that was given back in parts is undone when it is refunded, not while a part of it failed", () => {
  const first = nextCredit(order(10_000), vat, []);
  const rest = order(16_005, { state: "refunded" });
  const second = nextCredit(rest, vat, taken(first));
  expect(second).toMatchObject({ amount: 7_005, toCharge: 6_005, toCards: 1_000 });
  expect(nextCredit(rest, vat, taken(first, second))).toBeNull();
  const failed = nextCredit(order(9_000, { state: "refunded" }), vat, taken(first));
  expect(failed).toMatchObject({ amount: -1_000, toCharge: -1_000, toCards: 0 });
});

test("more than the total, from a dashboard, credits the total", () => {
  expect(nextCredit(order(20_000), vat, [])).toMatchObject({ amount: 17_005, donated: 0 });
});

describe("duties paid in advance", () => {
  const withDuties = { ...vat, vouchers: zero, duties: minor(3_000) };
  const decided = (pieces: string, amount: string): OrderEvent => ({
    at: new Date(0),
    event: "refund-decided",
    detail: `${pieces} = ${amount} EUR, clerk@shop.example: duties`,
  });
  const lines = [{ kind: "watch" }, { kind: "duties" }] as unknown as Order["lines"];
  const sold = (refunded: number, ...timeline: OrderEvent[]) => ({
    ...order(refunded),
    total: minor(15_005),
    lines,
    timeline,
  });

  test("given back alone leave the goods and their tax as they are", () => {
    const first = nextCredit(sold(3_000, decided("1x2", "30.00")), withDuties, []);
    expect(first).toMatchObject({ amount: 3_000, goods: 0, duties: 3_000, vat: 0 });
    const second = nextCredit(sold(15_005, decided("1x2", "30.00")), withDuties, taken(first));
    expect(second).toMatchObject({ amount: 12_005, goods: 12_005, duties: 0, vat: 2_001 });
  });

  test("come after the goods in a refund that names no article", () => {
    expect(nextCredit(sold(13_005), withDuties, [])).toMatchObject({ goods: 12_005, duties: 1_000 });
  });
});
