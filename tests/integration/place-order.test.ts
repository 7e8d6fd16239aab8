import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { OrderContact } from "@/src/domain/order/order";
import { fail } from "@/src/domain/result";
import { placeOrder } from "@/src/services/checkout/place-order";
import { startCheckout } from "@/src/services/checkout/start-checkout";
import { filledCart } from "@/tests/factories/filled-cart";
import { expirePage, mailsOf, orderOfPage } from "@/tests/factories/order-view";
import { pageDraft } from "@/tests/factories/page-draft";
import { fillPaymentPage } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
afterEach(() => open.control("DELETE", "faults"));

const giver: OrderContact = {
  email: "ines@example.com",
  name: "Inès",
  phone: null,
  billingAddress: null,
  shippingName: null,
  shippingAddress: null,
};

const place = async (key: string, euros = 25, contact: OrderContact | null = giver) =>
  placeOrder(open.shop, { purpose: "donation", key, draft: await pageDraft(open, euros), contact });

async function pageOf(key: string, euros?: number): Promise<string> {
  const placed = await place(key, euros);
  if (!placed.ok) throw new Error(placed.error);
  return placed.value;
}

const ordersOn = (euros: number) =>
  open.rows<{ state: string; cart_id: number | null }>(
    "select state, cart_id from orders where total = $1 order by id",
    [euros * 100],
  );

test("20 submits of one form at once are one order and one page (scenario 5)", async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => pageOf("twenty", 31)));
  expect(new Set(pages).size).toBe(1);
  expect(await ordersOn(31)).toEqual([{ state: "pending", cart_id: null }]);
});

test("paid, receipted and confirmed; the same form sent again leads to the thanks, another one to another page", async () => {
  const page = await pageOf("paid", 32);
  const thanks = await fillPaymentPage(page);
  await open.sandbox.idle();
  const order = await orderOfPage(open, page);
  expect(order).toMatchObject({ state: "paid", receipt_number: expect.stringMatching(/^R-/) });
  expect(await mailsOf(open, order)).toMatchObject([{ kind: "order-confirmation" }]);
  expect(await pageOf("paid", 32)).toBe(thanks);
  expect(await pageOf("other", 32)).not.toBe(page);
});

test("the page asks for no address of a gift, knows the e-mail, and leads back to where it was placed", async () => {
  const page = await pageOf("questions", 33);
  const { session_id: id } = await orderOfPage(open, page);
  const sessions = (await open.control("GET", "sessions")) as { id: string }[];
  expect(sessions.find((session) => session.id === id)).toMatchObject({
    customer_email: "ines@example.com",
    cancel_url: `${open.url}/dons`,
    shipping_address_collection: null,
  });
});

test("another content with the same key closes the page before", async () => {
  const first = await pageOf("changed", 34);
  const second = await pageOf("changed", 35);
  expect(second).not.toBe(first);
  expect(await fillPaymentPage(first)).toBeNull();
  expect(await ordersOn(34)).toMatchObject([{ state: "expired" }]);
  expect(await ordersOn(35)).toMatchObject([{ state: "pending" }]);
});

test("a page that ran out of time makes room for a new order", async () => {
  const first = await pageOf("late", 36);
  await expirePage(open, first);
  expect(await pageOf("late", 36)).not.toBe(first);
  expect(await ordersOn(36)).toMatchObject([{ state: "expired" }, { state: "pending" }]);
});

test("what may not be written leaves nothing behind", async () => {
  const refused = await placeOrder(open.shop, {
    purpose: "donation",
    key: "refused",
    draft: await pageDraft(open, 37),
    contact: null,
    write: () => Promise.resolve(fail("sold-out" as const)),
  });
  expect(refused).toEqual({ ok: false, error: "sold-out" });
  expect(await ordersOn(37)).toEqual([]);
});

test("the provider is away: said, and the next try pays the same order (scenario 28)", async () => {
  await open.control("PUT", "faults", {
    api: [{ match: "POST /v1/checkout/sessions", status: 503, stage: "before", times: 4 }],
  });
  expect(await place("away", 38)).toEqual({ ok: false, error: "payment-unavailable" });
  await open.control("DELETE", "faults");
  await pageOf("away", 38);
  expect(await ordersOn(38)).toHaveLength(1);
});

test.each([
  ["without a promo code", null],
  ["with a promo code", "SOLO"],
])("a cart %s that changed since it was priced is priced again, and ordered whole", async (_, promoCode) => {
  if (promoCode !== null) {
    const terms = { kind: "percent", percent: 10, automatic: false, enabled: true } as const;
    const data = { code: promoCode, ...terms, _status: "published" } as const;
    await open.payload.create({ collection: "promo-codes", data });
  }
  const shopper = await filledCart(open);
  const token = shopper.cookies.get("cart") ?? "";
  const { store } = open.shop;
  const stale = await store.carts.findCart({ token, sessionHash: null, promoCode, now: new Date() });
  await shopper.add("GC-050");
  const afterStale = () => {
    const answers = [stale];
    const findCart: typeof store.carts.findCart = async (keys) => answers.pop() ?? store.carts.findCart(keys);
    return { ...open.shop, store: { ...store, carts: { ...store.carts, findCart } } };
  };
  const request = { token, session: null, locale: "fr", note: "", currency: "EUR", promoCode } as const;
  const unsaid = { cardCodes: [], expectedTotal: null, expectedDue: null, dutyPaid: false, terms: null };
  const watch = promoCode === null ? 32_000 : 28_800;
  expect(await startCheckout(afterStale(), { ...request, ...unsaid, expectedTotal: watch })).toEqual({
    ok: false,
    error: "price-changed",
  });
  const page = await startCheckout(afterStale(), { ...request, ...unsaid });
  expect(await orderOfPage(open, page.ok ? page.value : page.error)).toMatchObject({
    total: String(watch + 5_000),
  });
});
