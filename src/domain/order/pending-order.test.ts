import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import type { OrderContact, OrderDraft } from "./order";
import { pendingOrder } from "./pending-order";

const now = new Date("2026-11-22T10:00:00Z");
const written = {
  id: 7,
  number: "VAL-2026-00007",
  token: "secret",
  cartId: 3,
  sessionExpiresAt: now,
  covered: minor(0),
  coveredBy: [],
  linkUntil: null,
  madeBy: null,
  agent: null,
  exchange: null,
  promisedDays: 12,
  draft: { note: "Pour Ada", total: minor(32_000) } as OrderDraft,
};

test("an order begins unpaid: no receipt, no page, no refund, and no contact", () => {
  expect(pendingOrder({ ...written, contact: null }, now)).toMatchObject({
    id: 7,
    note: "Pour Ada",
    total: 32_000,
    state: "pending",
    createdAt: now,
    paidAt: null,
    receiptNumber: null,
    paymentProvider: "stripe",
    sessionId: null,
    refundedAmount: 0,
    refundedToCards: 0,
    isDisputed: false,
    parts: [],
    timeline: [{ at: now, event: "pending", detail: null }],
    contact: { email: null, name: null, phone: null, billingAddress: null, shippingAddress: null },
  });
});

test("an order with a delivery address keeps it", () => {
  const contact = { email: "ada@example.com", name: "Ada" } as OrderContact;
  expect(pendingOrder({ ...written, contact }, now).contact).toEqual(contact);
});
