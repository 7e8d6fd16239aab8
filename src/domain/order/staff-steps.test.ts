import { describe, expect, test } from "vitest";
import { orderStates, type OrderState } from "./order-state";
import { staffSteps } from "./staff-steps";

const watch = [{ kind: "watch" }] as never;
const donation = [{ kind: "donation" }] as never;
const card = [{ kind: "gift-card" }] as never;

describe("what staff may do by hand", () => {
  const expected: Readonly<Record<OrderState, readonly OrderState[]>> = {
    pending: [],
    processing: [],
    expired: [],
    failed: [],
    paid: ["in-workshop", "held", "withdrawn"],
    held: ["paid", "withdrawn"],
    "in-workshop": ["quality-control", "held", "withdrawn"],
    "quality-control": ["in-workshop", "shipped", "held", "withdrawn"],
    shipped: ["delivered", "withdrawn"],
    delivered: ["withdrawn"],
    withdrawn: [],
    refunded: [],
  };

  test.each(orderStates)("with a watch that is %s", (state) => {
    expect(staffSteps({ state, lines: watch })).toEqual(expected[state]);
  });

  test.each([
    ["a donation", donation],
    ["a gift card", card],
  ])("nothing of %s is made or sent", (_, lines) => {
    expect(staffSteps({ state: "paid", lines })).toEqual(["held", "withdrawn"]);
    expect(staffSteps({ state: "held", lines })).toEqual(["paid", "withdrawn"]);
    // Wherever it is: an older order may have been moved there.
    expect(staffSteps({ state: "in-workshop", lines })).toEqual(["held", "withdrawn"]);
    expect(staffSteps({ state: "quality-control", lines })).toEqual(["held", "withdrawn"]);
    expect(staffSteps({ state: "shipped", lines })).toEqual(["withdrawn"]);
  });
});
