import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import type { Order } from "@/src/domain/order/order";
import { saleOf, totalSales, type Sale } from "./sale";

const paidAt = new Date("2026-03-01T23:30:00Z");
const delivered = new Date("2026-03-15T10:00:00Z");
const line = (kind: string, total: number) => ({ kind, total: minor(total) });

/** The fields of an order that a sale depends on; the others are left out. */
const order = (changes: Record<string, unknown> = {}): Order =>
  ({
    state: "delivered",
    paidAt,
    lines: [line("watch", 32_000)],
    chargeCurrency: "EUR",
    vatPercent: 20,
    refundedAmount: minor(0),
    refundedToCards: minor(0),
    isDisputed: false,
    timeline: [{ at: delivered, event: "delivered" }],
    ...changes,
  }) as unknown as Order;

const later = new Date("2026-03-31T10:00:00Z");
const sale = (changes: Record<string, unknown> = {}, percent = 8, now = later) =>
  saleOf(order(changes), percent, now);

test("320.00 EUR hold 266.67 without tax; 8 % of it are 21.33", () => {
  expect(sale()).toEqual({
    day: "2026-03-02",
    state: "counted",
    currency: "EUR",
    net: 26_667,
    percent: 8,
    commission: 2_133,
  });
});

test.each<[name: string, changes: Record<string, unknown>, net: number, state: string]>([
  ["on its way", { state: "shipped", timeline: [] }, 26_667, "waiting"],
  ["disputed", { isDisputed: true }, 26_667, "waiting"],
  ["held", { state: "held" }, 26_667, "waiting"],
  ["half paid back", { refundedAmount: minor(16_000) }, 13_333, "counted"],
  [
    "paid back half to the gift card that paid",
    { refundedAmount: minor(6_000), refundedToCards: minor(10_000) },
    13_333,
    "counted",
  ],
  ["paid back", { state: "refunded", refundedAmount: minor(32_000) }, 0, "returned"],
  ["paid back, whatever was counted of it", { state: "refunded" }, 0, "returned"],
  ["withdrawn, not yet paid back", { state: "withdrawn" }, 0, "returned"],
  ["with a gift card", { lines: [line("watch", 32_000), line("gift-card", 5_000)] }, 26_667, "counted"],
  [
    "more paid back than counts",
    { lines: [line("watch", 2_000), line("gift-card", 5_000)], refundedAmount: minor(5_000) },
    0,
    "returned",
  ],
])("an order %s", (_, changes, net, state) => {
  expect(sale(changes)).toMatchObject({ net, state });
});

test("a sale stays pending until the withdrawal period has ended", () => {
  expect(sale({}, 8, new Date("2026-03-20T10:00:00Z"))).toMatchObject({ state: "waiting" });
});

test.each<[name: string, changes: Record<string, unknown>]>([
  ["never paid", { state: "expired", paidAt: null }],
  ["not paid, whatever its date says", { state: "failed" }],
  ["without a day of payment", { paidAt: null }],
  ["of gift cards alone", { lines: [line("gift-card", 5_000)] }],
  ["a donation", { lines: [line("donation", 5_000)] }],
])("an order %s is no sale", (_, changes) => {
  expect(sale(changes)).toBeNull();
});

test("a total is the sum of the sales in one currency", () => {
  const anySale = fc.record({
    day: fc.constant("2026-03-02"),
    state: fc.constantFrom("waiting", "counted", "returned"),
    currency: fc.constantFrom("EUR", "JPY"),
    net: fc.integer({ min: 0, max: 10_000_000 }).map(minor),
    percent: fc.integer({ min: 1, max: 50 }),
    commission: fc.integer({ min: 0, max: 5_000_000 }).map(minor),
  }) satisfies fc.Arbitrary<Sale>;
  fc.assert(
    fc.property(fc.array(anySale), (sales) => {
      const totals = totalSales(sales);
      const all = (pick: (sale: Sale) => number, currency: string) =>
        sales.filter((entry) => entry.currency === currency).reduce((sum, entry) => sum + pick(entry), 0);
      for (const total of totals) {
        expect(total.net).toBe(all(({ net }) => net, total.currency));
        expect(total.returned).toBe(all(({ state }) => Number(state === "returned"), total.currency));
        expect(total.waiting).toBe(
          all(({ state, commission }) => (state === "waiting" ? commission : 0), total.currency),
        );
        expect(total.due).toBe(
          all(({ state, commission }) => (state === "counted" ? commission : 0), total.currency),
        );
      }
      expect(totals.reduce((sum, { orders }) => sum + orders, 0)).toBe(sales.length);
    }),
  );
});
