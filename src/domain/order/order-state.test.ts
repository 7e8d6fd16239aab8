import { describe, expect, it } from "vitest";
import {
  canBecome,
  holdsPlace,
  isOpen,
  isPaid,
  isParcelHere,
  nextStates,
  orderStates,
  type OrderState,
} from "./order-state";

describe("order states", () => {
  it.each([
    ["pending", "paid", true],
    ["pending", "processing", true],
    ["processing", "paid", true],
    ["processing", "failed", true],
    ["expired", "paid", true],
    ["paid", "pending", false],
    ["paid", "expired", false],
    ["paid", "failed", false],
    ["shipped", "paid", false],
    ["refunded", "paid", false],
    ["processing", "expired", false],
    ["held", "shipped", false],
    ["pending", "in-workshop", false],
    ["processing", "in-workshop", false],
  ] as const)("%s to %s: %s", (from, to, expected) => {
    expect(canBecome(from, to)).toBe(expected);
  });

  // Specification 4.9, row by row.
  const table: Readonly<Record<OrderState, readonly OrderState[]>> = {
    pending: ["processing", "paid", "held", "expired", "failed"],
    processing: ["paid", "held", "failed"],
    paid: ["in-workshop", "held", "withdrawn", "refunded"],
    held: ["paid", "withdrawn", "refunded"],
    "in-workshop": ["quality-control", "held", "withdrawn", "refunded"],
    "quality-control": ["in-workshop", "shipped", "held", "withdrawn", "refunded"],
    shipped: ["delivered", "withdrawn", "refunded"],
    delivered: ["withdrawn", "refunded"],
    expired: ["processing", "paid", "held"],
    failed: ["processing", "paid", "held"],
    withdrawn: ["refunded"],
    refunded: [],
  };
  it.each(orderStates)("from %s leads where the specification says", (from) => {
    expect(nextStates(from).toSorted()).toEqual([...table[from]].toSorted());
  });

  // Specification 15.1: one paid piece per email, the lowest free number.
  it("keeps a numbered place for money that is there or promised", () => {
    expect(orderStates.filter(holdsPlace)).toEqual(["processing", "paid"]);
  });

  // Specification 13.8: its address is corrected, and its label printed, until the parcel has left.
  it("has a parcel to send from the payment until it is sent", () => {
    expect(orderStates.filter(isParcelHere).toSorted()).toEqual([
      "held",
      "in-workshop",
      "paid",
      "quality-control",
    ]);
  });

  it("fulfils nothing that is not paid", () => {
    const fulfilment = ["in-workshop", "quality-control", "shipped", "delivered"] as const;
    for (const from of orderStates.filter((state) => !isPaid(state))) {
      for (const to of fulfilment) expect(canBecome(from, to)).toBe(false);
    }
  });

  it("never returns from a paid state to an unpaid one", () => {
    for (const from of orderStates.filter(isPaid)) {
      for (const to of orderStates.filter((state) => !isPaid(state))) expect(canBecome(from, to)).toBe(false);
    }
  });

  it("is open to payment only while pending", () => {
    expect(orderStates.filter(isOpen)).toEqual(["pending"]);
  });
});
