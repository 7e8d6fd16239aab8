import { describe, expect, test } from "vitest";
import { nothingGivenUp } from "@/tests/factories/nothing-given-up";
import { orderStates, type OrderState } from "./order-state";
import { staffSteps } from "./staff-steps";

const watch = [{ kind: "watch", quantity: 1 }] as never;
const donation = [{ kind: "donation", quantity: 1 }] as never;
const card = [{ kind: "gift-card", quantity: 1 }] as never;

describe("what staff may do by hand", () => {
  const expected: Readonly<Record<OrderState, readonly OrderState[]>> = {
    pending: [],
    processing: [],
    expired: [],
    failed: [],
    paid: ["in-workshop", "held", "withdrawn"],
    held: ["paid", "withdrawn"],
    "in-workshop": ["quality-control", "held", "withdrawn"],
    "quality-control": ["shipped", "in-workshop", "held", "withdrawn"],
    shipped: ["delivered", "withdrawn"],
    delivered: ["withdrawn"],
    withdrawn: [],
    refunded: [],
  };

  test.each(orderStates)("with a watch that is %s", (state) => {
    expect(staffSteps({ ...nothingGivenUp, state, lines: watch })).toEqual(expected[state]);
  });

  test.each([
    ["a donation", donation],
    ["a gift card", card],
  ])("nothing of %s is made or sent", (_, lines) => {
    expect(staffSteps({ ...nothingGivenUp, state: "paid", lines })).toEqual(["held", "withdrawn"]);
    expect(staffSteps({ ...nothingGivenUp, state: "held", lines })).toEqual(["paid", "withdrawn"]);
    // Wherever it is: an older order may have been moved there.
    expect(staffSteps({ ...nothingGivenUp, state: "in-workshop", lines })).toEqual(["held", "withdrawn"]);
    expect(staffSteps({ ...nothingGivenUp, state: "quality-control", lines })).toEqual(["held", "withdrawn"]);
    expect(staffSteps({ ...nothingGivenUp, state: "shipped", lines })).toEqual(["withdrawn"]);
  });

  test("nothing is made of a watch that was withdrawn from, beside a card that stays", () => {
    const lines = [
      { kind: "watch", quantity: 1, total: 30_000 },
      { kind: "gift-card", quantity: 1, total: 5_000 },
    ] as never;
    const timeline = [{ at: new Date(0), event: "part-withdrawn", detail: "1x1" }];
    expect(staffSteps({ ...nothingGivenUp, state: "paid", lines, timeline })).toEqual(["held", "withdrawn"]);
  });
});
