import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import { defaultSelection } from "@/src/domain/watch/selection";
import { changeSettings } from "@/tests/factories/change-settings";
import { filledCart } from "@/tests/factories/filled-cart";
import { orderOfPage } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
afterEach(() => open.control("DELETE", "faults"));

const sessions = async (status: string) => {
  const listed = (await open.control("GET", "sessions")) as { id: string; status: string }[];
  return listed.filter((session) => session.status === status).map((session) => session.id);
};

describe("one cart, one order (scenario 5)", () => {
  test("20 submits at once open one page", async () => {
    const shopper = await filledCart(open);
    const pages = await Promise.all(Array.from({ length: 20 }, () => paymentPage(shopper)));
    expect(new Set(pages).size).toBe(1);
    expect(await open.rows("select count(*)::int from orders where state = 'pending'")).toEqual([
      { count: 1 },
    ]);
    expect(await sessions("open")).toHaveLength(1);
  });

  test("so do 20 of a cart with nothing that others could take, whatever stands in each", async () => {
    const alike = createShopper(open);
    await alike.add("DI0136");
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => paymentPage(alike)))).size).toBe(1);
    const unlike = createShopper(open);
    await unlike.add("DI0136");
    const submits = Array.from({ length: 20 }, (_, index) =>
      paymentPage(unlike, { note: `Un mot ${index}` }),
    );
    const pages = (await Promise.allSettled(submits)).filter(({ status }) => status === "fulfilled");
    expect(pages.length).toBeGreaterThan(0);
    expect(
      await open.rows(
        "select cart_id from orders where state = 'pending' group by cart_id having count(*) > 1",
      ),
    ).toEqual([]);
  });

  test("another content closes the page before", async () => {
    const shopper = await filledCart(open);
    const first = await paymentPage(shopper);
    const second = await paymentPage(shopper, { note: "Un mot" });
    expect(second).not.toBe(first);
    expect(await orderOfPage(open, first)).toMatchObject({ state: "expired" });
    expect(await fillPaymentPage(first)).toBeNull();
    expect(await orderOfPage(open, second)).toMatchObject({ state: "pending" });
  });

  test("paid in one tab, submitted again in another before the event: the thank-you page, no second order", async () => {
    const shopper = await filledCart(open);
    const page = await paymentPage(shopper);
    await open.control("PUT", "faults", { hold: true });
    const thanks = await fillPaymentPage(page);
    expect(await paymentPage(shopper)).toBe(thanks);
    expect(await paymentPage(shopper, { note: "Autre" }).catch(() => "empty")).toBe("empty");
    expect(await orderOfPage(open, page)).toMatchObject({ state: "paid" });
    await open.control("DELETE", "faults");
    await open.control("POST", "deliveries/send", { states: ["held"] });
    await open.sandbox.idle();
    expect(
      await open.rows(
        "select 1 from payments where provider_id like 'pi_%' group by order_id having count(*) > 1",
      ),
    ).toEqual([]);
  });

  test("a declined card leaves the page open for a second try", async () => {
    const shopper = await filledCart(open);
    const page = await paymentPage(shopper);
    expect(await fillPaymentPage(page, { card_number: "4000000000000002" })).toBeNull();
    await open.sandbox.idle();
    expect(await orderOfPage(open, page)).toMatchObject({ state: "pending" });
    await fillPaymentPage(page);
    await open.sandbox.idle();
    expect(await orderOfPage(open, page)).toMatchObject({ state: "paid" });
    expect((await shopper.cart()).items).toEqual([]);
  });
});

describe("what is shown is charged (scenario 11)", () => {
  test("euros are charged while the setting does not say otherwise", async () => {
    const page = await paymentPage(await filledCart(open), { currency: "JPY", expectedTotal: 32_000 });
    expect(await orderOfPage(open, page)).toMatchObject({
      charge_currency: "EUR",
      total: "32000",
      currency: "JPY",
      shown_total: "5408000",
    });
  });

  test.each([
    ["USD", 34_550, "34550", 34_550],
    ["JPY", 5_408_000, "5408000", 54_080],
  ])("%s charged as shown, to the last unit", async (currency, shown, total, provider) => {
    await changeSettings(open, { chargedAsShown: ["USD", "JPY"] });
    try {
      const page = await paymentPage(await filledCart(open), { currency, expectedTotal: shown });
      const order = await orderOfPage(open, page);
      expect(order).toMatchObject({ charge_currency: currency, total, shown_total: total });
      const session = await open.shop.payments.stripe.retrieveSession(order.session_id ?? "");
      expect(session).toMatchObject({ ok: true, value: { amount: provider, currency } });
    } finally {
      await changeSettings(open, { chargedAsShown: [] });
    }
  });
});

describe("what a browser sends is not believed (scenario 12)", () => {
  test.each([
    { total: 1 },
    { amount: 1, currencyRate: 0 },
    { items: [{ product: "DI0136", price: 1, quantity: 1 }] },
    { lines: [{ unit: 1 }] },
    { discount: 100, promo: { code: "X", percent: 100 } },
    { chargeCurrency: "JPY" },
    { rates: { USD: 1 } },
    { success_url: "https://evil.example", cancel_url: "https://evil.example" },
    { cart: 1, token: "A".repeat(22) },
    { state: "paid", paidAt: "2026-01-01" },
  ])("%j is inert", async (lies) => {
    const page = await paymentPage(await filledCart(open), lies);
    expect(await orderOfPage(open, page)).toMatchObject({
      state: "pending",
      total: "32000",
      charge_currency: "EUR",
    });
    const session = (await open.control("GET", "sessions")) as { url: string; success_url?: string }[];
    expect(JSON.stringify(session)).not.toContain("evil.example");
  });

  test.each([
    ["note", { note: "x".repeat(1_001) }],
    ["note", { note: 1 }],
    ["__nextLocale", { __nextLocale: "xx" }],
    ["expectedTotal", { expectedTotal: "32000" }],
    ["currency", { currency: 978 }],
  ])("400 names %s", async (field, changes) => {
    const answer = await (await filledCart(open)).checkout(changes);
    expect(answer).toMatchObject({ status: 400, body: { error: "invalid", field } });
  });
});

describe("what cannot be paid", () => {
  test("an empty cart, and a total that is not today's", async () => {
    expect(await createShopper(open).checkout()).toMatchObject({
      status: 422,
      body: { error: "empty-cart" },
    });
    const shopper = await filledCart(open);
    const answer = await shopper.checkout({ expectedTotal: 31_999 });
    expect(answer).toMatchObject({ status: 422, body: { error: "price-changed" } });
  });

  test("under terms that were changed since they were shown, until the new ones are named; the cart says which and when it ships", async () => {
    const shopper = await filledCart(open);
    const { terms, dispatch } = await shopper.cart();
    expect(dispatch).toBe(dispatchDay(parisDay(new Date()), 12, []));
    const old = await shopper.checkout({ terms: "2019-01" });
    expect(old).toMatchObject({ status: 422, body: { error: "terms-changed" } });
    expect((await shopper.cart()).items).toHaveLength(1);
    expect(await shopper.checkout({ terms })).toMatchObject({ status: 200 });
    expect(await open.rows("select terms_version from orders order by id desc limit 1")).toEqual([
      { terms_version: terms },
    ]);
  });

  test("more than a card can be charged at once", async () => {
    const shopper = await filledCart(open, { quantity: 99 });
    await open.rows(
      "update cart_lines set quantity = 999 where cart_id = (select id from carts where token = $1)",
      [shopper.cookies.get("cart")],
    );
    for (const dial of ["ART-WAVE", "ART-WH", "ART-BUGL"]) {
      const { body } = await shopper.post("/api/configurator/sku", { ...defaultSelection, dial });
      for (let round = 0; round < 10; round += 1) await shopper.add((body as { sku: string }).sku, 99);
    }
    expect(await shopper.checkout()).toMatchObject({ status: 422, body: { error: "too-much" } });
  });

  test("an option that is no longer sold", async () => {
    const shopper = await filledCart(open, { dial: "DI-GR" });
    const dial = { collection: "dials", where: { key: { equals: "DI-GR" } } } as const;
    await open.payload.update({ ...dial, data: { enabled: false } });
    try {
      const [item] = (await shopper.cart()).items;
      expect(item).toMatchObject({ isSellable: false, price: 32_000 });
      expect(await shopper.checkout()).toMatchObject({ status: 422, body: { error: "unsellable" } });
    } finally {
      await open.payload.update({ ...dial, data: { enabled: true } });
    }
  });

  test("the provider is away: said clearly, and the next try works (scenario 28)", async () => {
    const shopper = await filledCart(open);
    await open.control("PUT", "faults", {
      api: [{ match: "POST /v1/checkout/sessions", status: 503, stage: "before", times: 4 }],
    });
    expect(await shopper.checkout()).toMatchObject({ status: 503, body: { error: "payment-unavailable" } });
    await open.control("DELETE", "faults");
    expect(await paymentPage(shopper)).toContain(open.sandbox.url);
  });

  test("an answer that got lost on its way does not open a second page", async () => {
    const shopper = await filledCart(open);
    const before = await sessions("open");
    await open.control("PUT", "faults", {
      api: [{ match: "POST /v1/checkout/sessions", status: 500, stage: "lost", times: 1 }],
    });
    await paymentPage(shopper);
    await open.control("DELETE", "faults");
    expect(await sessions("open")).toHaveLength(before.length + 1);
  });
});

test("an order that was just written is the one that is read", async () => {
  const shopper = await filledCart(open, { dial: "ART-COMET1", quantity: 2 });
  await shopper.add("DI0136");
  const { number } = await orderOfPage(open, await paymentPage(shopper, { note: "Un mot" }));
  const { store } = open.shop;
  const known = (await store.orders.findOrder("number", number))!;
  const address = { line1: "1 rue", line2: null, postalCode: "1", city: "B", state: null, country: "FR" };
  const person = { email: "a@example.com", name: "A", phone: null, billingAddress: null };
  for (const contact of [null, { ...person, shippingName: "A", shippingAddress: address }]) {
    const { lines, locale, chargeCurrency, total, currency, shownTotal, vatPercent, rates, note } = known;
    const { promo, termsVersion, catalogueVersion, sessionExpiresAt } = known;
    const money = { chargeCurrency, total, currency, shownTotal, vatPercent, rates };
    const draft = { lines, locale, ...money, note, promo, termsVersion, catalogueVersion };
    const token = open.shop.random(128);
    const order = {
      draft,
      token,
      cartId: null,
      submission: null,
      contact,
      contentHash: "x",
      sessionExpiresAt,
      coveredBy: [],
    };
    const written = await store.transaction((tx) => tx.orders.insertOrder(order, new Date()));
    expect(await store.orders.findOrder("number", written.number)).toEqual(written);
  }
});
