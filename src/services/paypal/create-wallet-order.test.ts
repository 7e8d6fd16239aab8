import { expect, test } from "vitest";
import { fail, ok } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { createWalletOrder } from "./create-wallet-order";

const now = new Date("2026-11-23T09:00:00Z");
const pending = {
  number: "VAL-2026-00001",
  token: "secret",
  locale: "fr",
  lines: [],
  state: "pending",
  sessionId: "page",
  sessionUrl: "https://wallet.example/page",
  formerPage: null,
  sessionExpiresAt: new Date("2026-11-23T09:00:00.001Z"),
  chargeCurrency: "EUR",
  paymentProvider: "paypal",
};

/** The result for such an order whose wallet page is open. */
function answer(change: object | null, isOffered = true) {
  const order = change && { ...pending, ...change };
  const open = { id: "page", status: "open", url: null };
  const shop = {
    clock: () => now,
    origin: "https://valcour.example",
    store: { orders: { findOrder: () => Promise.resolve(order) } },
    payments: { paypal: { isOffered, retrieveSession: () => Promise.resolve(ok(open)) } },
  } as unknown as Shop;
  return createWalletOrder(shop, "secret");
}

test("an unpaid order keeps its page", async () => {
  expect(await answer({})).toEqual(ok({ id: "page", url: "https://wallet.example/page" }));
});

test.each<[string, object]>([
  ["has expired", { state: "expired" }],
  ["has failed", { state: "failed" }],
  ["has no time left", { sessionExpiresAt: now }],
])("one that %s can't be paid any more", async (_, change) => {
  expect(await answer(change)).toEqual(fail("closed"));
});

test.each(["paid", "processing", "held", "refunded"])("one that is %s leads to its thanks", async (state) => {
  const thanks = "https://valcour.example/merci/secret";
  expect(await answer({ state })).toEqual(ok({ id: "page", url: thanks }));
  expect(await answer({ state, sessionId: null })).toEqual(ok({ id: "VAL-2026-00001", url: thanks }));
});

test("the wallet is not offered without an account, nor in an unsupported currency", async () => {
  expect(await answer({}, false)).toEqual(fail("not-offered"));
  expect(await answer({ chargeCurrency: "INR" })).toEqual(fail("not-offered"));
  expect(await answer(null)).toEqual(fail("not-found"));
});
