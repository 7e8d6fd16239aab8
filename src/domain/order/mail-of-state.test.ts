import { expect, test } from "vitest";
import { mailOfState } from "./mail-of-state";
import { orderStates } from "./order-state";

// Specification 16.5: what the payment does has mails of its own.
test("each step by hand is told to the buyer, a withdrawal to staff as well", () => {
  expect(Object.fromEntries(orderStates.map((state) => [state, mailOfState[state] ?? []]))).toEqual({
    pending: [],
    processing: [],
    paid: [],
    held: [],
    "in-workshop": ["order-in-workshop"],
    "quality-control": ["order-quality-control"],
    shipped: ["order-shipped"],
    delivered: ["order-delivered"],
    expired: [],
    failed: [],
    withdrawn: ["order-withdrawn", "order-withdrawal-notice"],
    refunded: [],
  });
});
