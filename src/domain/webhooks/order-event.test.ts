import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { orderStates } from "@/src/domain/order/order-state";
import { eventOfState, orderEventKey, refundEvent } from "./order-event";

test("an order is told when it is paid, shipped or cancelled, and in no other state", () => {
  expect(orderStates.flatMap((state) => (eventOfState[state] ? [[state, eventOfState[state]]] : []))).toEqual(
    [
      ["paid", "order.paid"],
      ["shipped", "order.fulfilled"],
      ["withdrawn", "order.cancelled"],
      ["refunded", "order.cancelled"],
    ],
  );
  expect(orderEventKey("order.paid", 7)).toBe("order.paid:7");
});

test("amounts are in the smallest unit of their currency, which yen do not have", () => {
  const yen = { id: 1, number: "VAL-1", chargeCurrency: "JPY" } as const;
  expect(refundEvent(yen, "payment", minor(100_000), minor(250_000))).toEqual({
    type: "refund.created",
    key: "refund.created:1:250000",
    data: {
      order: "VAL-1",
      amount: { amount: 1_500, currency: "JPY" },
      refunded: { amount: 2_500, currency: "JPY" },
      method: "payment",
    },
  });
});
