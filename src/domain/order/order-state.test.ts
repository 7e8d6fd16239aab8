import { describe, expect, it } from "vitest";
import { canBecome, isOpen, isPaid, orderStates } from "./order-state";

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
