import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodCard, openShop, submit, watchOrder, type Shop } from "@/sandbox/testing/shop";

type Params = Stripe.Checkout.SessionCreateParams;

const startedAt = Date.UTC(2026, 5, 1, 9);
const now = startedAt / 1000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ now: () => startedAt });
  await shop.stripe.coupons.create({ id: "TENTH", percent_off: 10 });
  await shop.stripe.coupons.create({ id: "ALL", percent_off: 100 });
  await shop.stripe.coupons.create({ id: "ODD", percent_off: 33.33 });
  await shop.stripe.coupons.create({ id: "FIFTY", amount_off: 5000, currency: "eur" });
  await shop.stripe.coupons.create({ id: "YEN", amount_off: 5000, currency: "jpy" });
  await shop.stripe.coupons.create({
    id: "ONCE",
    amount_off: 1,
    currency: "eur",
    max_redemptions: 1,
    redeem_by: now + 60,
  });
  await shop.stripe.promotionCodes.create({ promotion: { type: "coupon", coupon: "TENTH" }, code: "ETE" });
});
afterAll(() => shop.close());

const line = (
  unit_amount: number,
  quantity = 1,
  currency = "eur",
): NonNullable<Params["line_items"]>[number] => ({
  price_data: { currency, unit_amount, product_data: { name: "Montre" } },
  quantity,
});

const refused: [string, Partial<Params>, RegExp][] = [
  [
    "discounts beside allow_promotion_codes",
    { discounts: [{ coupon: "TENTH" }], allow_promotion_codes: true },
    /only specify one of these parameters/,
  ],
  ["two discounts", { discounts: [{ coupon: "TENTH" }, { coupon: "FIFTY" }] }, /only apply one discount/],
  ["a discount of two kinds", { discounts: [{ coupon: "TENTH", promotion_code: "promo_1" }] }, /exactly one/],
  ["an empty discount", { discounts: [{ coupon: "YEN" }] }, /is in jpy/],
  ["0.49 EUR", { line_items: [line(49)] }, /at least €0.50/],
  ["49 JPY", { line_items: [line(49, 1, "jpy")] }, /at least ¥50/],
  ["1.99 SAR", { line_items: [line(199, 1, "sar")] }, /at least/],
  [
    "a discount that leaves 0.01 EUR",
    { line_items: [line(5001)], discounts: [{ coupon: "FIFTY" }] },
    /at least €0.50/,
  ],
  ["more than 999 999.99", { line_items: [line(99_999_999), line(1)] }, /no more than/],
  ["two currencies", { line_items: [line(100), line(100, 1, "usd")] }, /same currency/],
  ["no lines", { line_items: [] }, /line_items/],
  ["expiry under 30 minutes", { expires_at: now + 1799 }, /at least 30 minutes/],
  ["expiry over 24 hours", { expires_at: now + 86_401 }, /less than 24 hours/],
  ["an expiry in the past", { expires_at: now - 1 }, /at least 30 minutes/],
];

test.each(refused)("%s is refused", async (_name, changes, message) => {
  await expect(shop.stripe.checkout.sessions.create(watchOrder(shop, changes))).rejects.toThrow(message);
});

const totals: [
  string,
  Partial<Params>,
  { subtotal: number; discount: number; total: number; shares: number[] },
][] = [
  ["one line", { line_items: [line(32000)] }, { subtotal: 32000, discount: 0, total: 32000, shares: [0] }],
  [
    "quantities",
    { line_items: [line(32000, 2), line(8000, 3)] },
    { subtotal: 88000, discount: 0, total: 88000, shares: [0, 0] },
  ],
  [
    "yen as whole yen",
    { line_items: [line(54080, 1, "jpy")] },
    { subtotal: 54080, discount: 0, total: 54080, shares: [0] },
  ],
  [
    "a tenth off",
    { line_items: [line(32000)], discounts: [{ coupon: "TENTH" }] },
    { subtotal: 32000, discount: 3200, total: 28800, shares: [3200] },
  ],
  [
    "half a cent rounds up",
    { line_items: [line(1005)], discounts: [{ coupon: "TENTH" }] },
    { subtotal: 1005, discount: 101, total: 904, shares: [101] },
  ],
  [
    "33.33 percent over three lines",
    { line_items: [line(100), line(100), line(100)], discounts: [{ coupon: "ODD" }] },
    { subtotal: 300, discount: 100, total: 200, shares: [33, 33, 34] },
  ],
  [
    "50.00 off two lines",
    { line_items: [line(32000), line(8000)], discounts: [{ coupon: "FIFTY" }] },
    { subtotal: 40000, discount: 5000, total: 35000, shares: [4000, 1000] },
  ],
  [
    "never below zero",
    { line_items: [line(3000)], discounts: [{ coupon: "FIFTY" }] },
    { subtotal: 3000, discount: 3000, total: 0, shares: [3000] },
  ],
];

test.each(totals)("%s adds up", async (_name, changes, expected) => {
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop, changes));
  const lines = await shop.stripe.checkout.sessions.listLineItems(session.id);
  expect({
    subtotal: session.amount_subtotal,
    discount: session.total_details?.amount_discount,
    total: session.amount_total,
    shares: lines.data.map(({ amount_discount }) => amount_discount),
  }).toEqual(expected);
  expect(lines.data.reduce((sum, { amount_total }) => sum + amount_total, 0)).toBe(expected.total);
});

test("expiry is a day ahead unless asked otherwise, both bounds included", async () => {
  const expiries = [undefined, now + 1800, now + 86_400];
  const sessions = await Promise.all(
    expiries.map((expires_at) => shop.stripe.checkout.sessions.create(watchOrder(shop, { expires_at }))),
  );
  expect(sessions.map(({ expires_at }) => expires_at - now)).toEqual([86_400, 1800, 86_400]);
});

test("a total of nothing asks for no payment", async () => {
  const session = await shop.stripe.checkout.sessions.create(
    watchOrder(shop, { discounts: [{ coupon: "ALL" }] }),
  );
  expect(session).toMatchObject({
    amount_total: 0,
    payment_status: "no_payment_required",
    payment_intent: null,
    status: "open",
  });
});

test("a coupon counts when the order completes, and ends when it is used up", async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() =>
      shop.stripe.checkout.sessions.create(watchOrder(shop, { discounts: [{ coupon: "ONCE" }] })),
    ),
  );
  expect((await shop.stripe.coupons.retrieve("ONCE")).times_redeemed).toBe(0);
  await submit(first?.url ?? "", goodCard);
  expect(await shop.stripe.coupons.retrieve("ONCE")).toMatchObject({ times_redeemed: 1, valid: false });
  expect(second?.amount_total).toBe(31_999);
  const third = shop.stripe.checkout.sessions.create(watchOrder(shop, { discounts: [{ coupon: "ONCE" }] }));
  await expect(third).rejects.toMatchObject({ code: "coupon_expired", param: "discounts[0][coupon]" });
});

test("a promotion code stands for its coupon", async () => {
  const [code] = (await shop.stripe.promotionCodes.list({ code: "ete" })).data;
  const session = await shop.stripe.checkout.sessions.create(
    watchOrder(shop, { discounts: [{ promotion_code: code?.id ?? "" }] }),
  );
  expect(session).toMatchObject({
    amount_total: 28800,
    discounts: [{ coupon: "TENTH", promotion_code: code?.id }],
  });
});
