import { expect, test } from "vitest";
import { fail, ok } from "@/src/domain/result";
import type { PaymentSession } from "@/src/gateways/payment/payment-gateway";
import type { Shop } from "@/src/services/shop";
import { captureSession } from "./capture-session";

const now = new Date("2026-11-23T09:00:00Z");
const session = { id: "page", awaitsCapture: true } as PaymentSession;
const open = {
  state: "pending",
  sessionId: "page",
  sessionExpiresAt: new Date("2026-11-23T09:00:00.001Z"),
  paymentProvider: "paypal",
};

/** Whether the payment of such an order was captured. */
async function isTaken(order: object | null, answer = session) {
  let taken = 0;
  const capture = () => {
    taken += 1;
    return Promise.resolve(fail("declined"));
  };
  const known = [order, null];
  const shop = {
    clock: () => now,
    store: { orders: { findOrder: () => Promise.resolve(known.shift() ?? null) } },
    payments: { paypal: { capture }, stripe: {} },
  } as unknown as Shop;
  return { outcome: await captureSession(shop, "VAL-2026-00001", answer), taken };
}

test("the payment is captured while the order waits for it on this page", async () => {
  expect(await isTaken(open)).toEqual({ outcome: fail("declined"), taken: 1 });
});

test.each<[string, object]>([
  ["has been paid", { state: "paid" }],
  ["has expired", { state: "expired" }],
  ["has another page", { sessionId: "other" }],
  ["has no page any more", { sessionId: null }],
  ["is too late by a millisecond", { sessionExpiresAt: now }],
])("of an order that %s nothing is taken", async (_, change) => {
  expect(await isTaken({ ...open, ...change })).toEqual({ outcome: ok("unchanged"), taken: 0 });
});

test("nothing is captured without an order, or without a payment to capture", async () => {
  expect(await isTaken(null)).toEqual({ outcome: ok("unknown-order"), taken: 0 });
  const settled = { ...session, awaitsCapture: false };
  expect(await isTaken(null, settled)).toEqual({ outcome: ok("unknown-order"), taken: 0 });
});
