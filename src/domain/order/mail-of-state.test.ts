import { expect, test } from "vitest";
import { mailOfState } from "./mail-of-state";
import { orderStates } from "./order-state";

// Specification 16.5: payment events have their own mails.
test("each manual step is mailed to the buyer, a withdrawal also to staff", () => {
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
