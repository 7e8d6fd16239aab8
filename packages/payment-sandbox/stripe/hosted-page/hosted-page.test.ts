import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { control, goodCard, openShop, submit, watchOrder, type Shop } from "../../testing/shop";

type Params = Partial<Stripe.Checkout.SessionCreateParams>;

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

async function open(changes: Params = {}) {
  const { id, url } = await shop.stripe.checkout.sessions.create(watchOrder(shop, changes));
  return { id, url: url ?? "" };
}
async function read(url: string) {
  const response = await fetch(url, { redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
}
const session = (id: string) => shop.stripe.checkout.sessions.retrieve(id);
const thanks = (id: string) => `${shop.url}/merci?session=${id}`;
const count = (type: string) => shop.types().filter((name) => name === type).length;

const languages: [Stripe.Checkout.SessionCreateParams.Locale | undefined, string, string, string][] = [
  ["fr", "fr", "Total à payer", "Payer 320,00"],
  ["en", "en", "Total due", "Pay €320.00"],
  ["es", "es", "Total a pagar", "Pagar 320,00"],
  ["ja", "ja", "お支払い合計", "€320.00を支払う"],
  ["de", "en", "Total due", "Pay €320.00"],
  [undefined, "en", "Total due", "Pay €320.00"],
];

test.each(languages)("locale %s is shown in %s", async (locale, lang, total, button) => {
  const { text } = await read((await open(locale ? { locale } : {})).url);
  for (const part of [
    `<html lang="${lang}">`,
    total,
    button,
    "ada@example.com",
    "Montre Réminiscence",
    "EUR",
  ])
    expect(text.replaceAll("\u00a0", " ")).toContain(part);
});

test("the page shows how long it is valid", async () => {
  const { url } = await open({ locale: "en" });
  expect((await read(url)).text).toContain("valid for another 24 hours.");
  await shop.sandbox.skip(23 * 3600 + 33 * 60 + 5);
  expect((await read(url)).text).toContain("valid for another 27 minutes.");
});

test("auto follows the browser's language", async () => {
  const { url } = await open({ locale: "auto" });
  const response = await fetch(url, { headers: { "Accept-Language": "pt, es;q=0.8, fr;q=0.5" } });
  expect(await response.text()).toContain('<html lang="es">');
});

const couponOf = async (amount_off: number, currency = "eur") =>
  (await shop.stripe.coupons.create({ amount_off, currency, duration: "once" })).id;

test("lines, discount and yen are shown as they will be charged", async () => {
  const line_items = [
    {
      price_data: { currency: "jpy", unit_amount: 54_080, product_data: { name: "<b>時計</b>" } },
      quantity: 2,
    },
  ];
  const discounts = [{ coupon: await couponOf(10_816, "jpy") }];
  const { text } = await read((await open({ locale: "en", line_items, discounts })).url);
  for (const part of ["&lt;b&gt;時計&lt;/b&gt;", "Qty 2", "¥108,160", "¥10,816", "¥97,344", "JPY"])
    expect(text).toContain(part);
  expect(text).not.toContain("<b>時計");
});

test("every control has an accessible name", async () => {
  const { text } = await read(
    (
      await open({
        shipping_address_collection: { allowed_countries: ["FR", "JP"] },
        phone_number_collection: { enabled: true },
      })
    ).url,
  );
  const ids = [...text.matchAll(/<(?:input|select)[^>]* id="([^"]+)"/g)].map((match) => match[1] ?? "");
  expect(ids.length).toBeGreaterThan(13);
  for (const id of ids) expect(text).toContain(`<label for="${id}"`);
  expect(new Set(ids).size).toBe(ids.length);
});

const invalid: [string, Record<string, string>, string][] = [
  ["no card", { ...goodCard, card_number: "" }, "card_number"],
  ["a number that cannot be", { ...goodCard, card_number: "4242424242424241" }, "card_number"],
  ["a real-looking card", { ...goodCard, card_number: "4111111111111111" }, "card_number"],
  ["a past month", { ...goodCard, card_expiry: "01 / 20" }, "card_expiry"],
  ["a thirteenth month", { ...goodCard, card_expiry: "13/34" }, "card_expiry"],
  ["a short code", { ...goodCard, card_cvc: "12" }, "card_cvc"],
  ["no country", { ...goodCard, billing_country: "" }, "billing_country"],
];

test.each(invalid)("%s is explained at its field and charges nothing", async (_name, fields, field) => {
  const { id, url } = await open();
  const response = await submit(url, fields);
  const text = await response.text();
  expect(response.status).toBe(422);
  expect(text).toContain(`id="${field}-error"`);
  expect(text).toContain(`href="#${field}"`);
  expect(text).toContain('value="Ada Lovelace"');
  expect(await session(id)).toMatchObject({ status: "open", payment_intent: null });
});

test("requested address, phone and email are collected", async () => {
  const { id, url } = await open({
    customer_email: undefined,
    shipping_address_collection: { allowed_countries: ["FR"] },
    phone_number_collection: { enabled: true },
  });
  const shipping = {
    shipping_name: "Ada L.",
    shipping_country: "FR",
    shipping_line1: "1 rue du Lac",
    shipping_postal_code: "25000",
    shipping_city: "Besançon",
  };
  const complete = { ...goodCard, ...shipping, email: "ada@example.org", phone: "+33 6 12 34 56 78" };
  for (const missing of ["email", "phone", "shipping_line1", "shipping_city", "shipping_postal_code"]) {
    expect((await submit(url, { ...complete, [missing]: "" })).status).toBe(422);
  }
  expect((await submit(url, { ...complete, shipping_country: "US" })).status).toBe(422);
  expect((await submit(url, complete)).status).toBe(303);
  expect(await session(id)).toMatchObject({
    customer_details: { email: "ada@example.org", phone: "+33 6 12 34 56 78" },
    collected_information: {
      shipping_details: {
        name: "Ada L.",
        address: {
          line1: "1 rue du Lac",
          postal_code: "25000",
          city: "Besançon",
          country: "FR",
          line2: null,
          state: null,
        },
      },
    },
  });
});

test("a declined card leaves the session open for another attempt", async () => {
  const { id, url } = await open();
  const declined = await submit(url, { ...goodCard, card_number: "4000000000000002" });
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('role="alert"');
  await shop.sandbox.idle();
  expect(shop.types()).toEqual(["charge.failed", "payment_intent.payment_failed"]);
  expect(shop.received[1]?.event.data.object).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined", decline_code: "generic_decline" },
  });
  expect(await session(id)).toMatchObject({ status: "open", payment_status: "unpaid" });
  expect((await submit(url, goodCard)).headers.get("location")).toBe(thanks(id));
  expect(await session(id)).toMatchObject({ status: "complete", payment_status: "paid" });
});

test("double click, two tabs, reload: one payment, and every request is redirected", async () => {
  const { id, url } = await open();
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(url, goodCard)));
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual(Array(10).fill(thanks(id)));
  await shop.sandbox.idle();
  expect([count("charge.succeeded"), count("checkout.session.completed")]).toEqual([1, 1]);
  const again = await read(url);
  expect([again.status, again.text.includes(`href="${thanks(id)}"`)]).toEqual([200, true]);
});

test("an expired session cannot be paid, on time or on demand", async () => {
  const [late, closed] = [await open(), await open()];
  await shop.stripe.checkout.sessions.expire(closed.id);
  await shop.sandbox.skip(24 * 3600);
  for (const { id, url } of [late, closed]) {
    expect((await submit(url, goodCard)).status).toBe(410);
    const page = await read(url);
    expect([page.status, page.text.includes(`href="${shop.url}/panier"`)]).toEqual([410, true]);
    expect(await session(id)).toMatchObject({ status: "expired", url: null, payment_intent: null });
  }
  expect(shop.types()).toEqual(["checkout.session.expired", "checkout.session.expired"]);
});

test("the page detects its expiry before any timer does", async () => {
  await shop.close();
  let now = Date.now();
  shop = await openShop({ now: () => now });
  const { url } = await open();
  now += 24 * 3_600_000 + 1000;
  expect([(await read(url)).status, (await submit(url, goodCard)).status]).toEqual([410, 410]);
});

test("the back link leads to cancel_url and leaves the session open", async () => {
  const { id, url } = await open();
  expect((await read(url)).text).toContain(`href="${shop.url}/panier"`);
  expect((await session(id)).status).toBe("open");
});

test.each(["on the page", "for everyone"])("pay but never return, switched %s", async (where) => {
  const { id, url } = await open();
  if (where === "for everyone") await control(shop, "PUT", "faults", { neverReturn: true });
  const paid = await submit(url, where === "on the page" ? { ...goodCard, never_return: "on" } : goodCard);
  expect(paid.headers.get("location")).toBe(`/c/pay/${id}`);
  expect((await read(url)).text).not.toContain(shop.url);
  await shop.sandbox.idle();
  expect(count("checkout.session.completed")).toBe(1);
});

test("a total of zero is confirmed without a card and without a payment", async () => {
  const { id, url } = await open({ discounts: [{ coupon: await couponOf(32_000) }] });
  const page = await read(url);
  expect(page.text).toContain("Confirm order");
  expect(page.text).not.toContain("card_number");
  expect((await submit(url, {})).headers.get("location")).toBe(thanks(id));
  await shop.sandbox.idle();
  expect(shop.types()).toEqual(["checkout.session.completed"]);
  expect(await session(id)).toMatchObject({
    status: "complete",
    payment_status: "no_payment_required",
    payment_intent: null,
    amount_total: 0,
  });
});

test("a test-card button fills in the card and pays", async () => {
  const { id, url } = await open();
  expect(
    (await submit(url, { test_card: "4242424242424242", billing_country: "FR" })).headers.get("location"),
  ).toBe(thanks(id));
});

test("an unknown session has an error page", async () => {
  expect((await read(`${shop.sandbox.url}/c/pay/cs_test_none`)).status).toBe(404);
});
