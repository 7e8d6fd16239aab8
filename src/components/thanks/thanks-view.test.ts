import { expect, test } from "vitest";
import { orderStates, type OrderState } from "@/src/domain/order/order-state";
import type { OrderStatusResponse } from "@/src/domain/contracts/order";
import { isSettled, pauseAfter, thanksView } from "./thanks-view";

const order = (state: OrderState): OrderStatusResponse => ({
  number: "AV-1",
  state,
  isPaid: false,
  isDonation: false,
  hasParcel: true,
  lines: [],
  total: 32_000,
  currency: "EUR",
  dispatch: null,
  paymentVoucher: null,
  receipt: null,
  place: null,
  locale: "fr",
  delivery: [],
  paidOn: null,
});

test.each([
  ["nothing-yet" as const, 0, "waiting"],
  ["nothing-yet" as const, 31, "late"],
  [order("pending"), 5, "waiting"],
  [order("pending"), 31, "late"],
  [order("processing"), 31, "processing"],
  [
    { ...order("processing"), paymentVoucher: { url: "https://pay.example/slip", lastDay: "2026-12-03" } },
    31,
    "payment-voucher",
  ],
  [order("paid"), 0, "paid"],
  [order("expired"), 0, "expired"],
  [order("failed"), 90, "failed"],
  ["unreachable" as const, 3, "unreachable"],
  ["unknown" as const, 3, "unknown"],
  ["again" as const, 3, "again"],
])("%j after %i s says %s", (lastAnswer, seconds, view) => {
  expect(thanksView(lastAnswer, seconds)).toBe(view);
});

test("an order that can still become paid is polled again", () => {
  const open = orderStates.filter((state) => !isSettled(thanksView(order(state), 0)));
  expect(open).toEqual(["pending", "processing", "expired", "failed"]);
});

test("the interval grows with the time waited", () => {
  expect([0, 14, 15, 119, 120, 3600].map(pauseAfter)).toEqual([1, 1, 4, 4, 20, 20]);
});
