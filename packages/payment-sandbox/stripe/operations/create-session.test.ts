import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { goodCard, openShop, submit, watchOrder, type Shop } from "../../testing/shop";

type Params = Stripe.Checkout.SessionCreateParams;

const startedAt = Date.UTC(2026, 5, 1, 9);
const now = startedAt / 1000;
let shop: Shop;
let fifty: string;
let yen: string;
beforeAll(async () => {
  shop = await openShop({ now: () => startedAt });
  fifty = await coupon(5000);
  yen = await coupon(5000, "jpy");
});
afterAll(() => shop.close());

/** Amount a gift card pays. @returns the name of its coupon */
async function coupon(amount_off: number, currency = "eur"): Promise<string> {
  const { id } = await shop.stripe.coupons.create({
    amount_off,
    currency,
    duration: "once",
    max_redemptions: 1,
  });
  return id;
}

const line = (
  unit_amount: number,
  quantity = 1,
  currency = "eur",
): NonNullable<Params["line_items"]>[number] => ({
  price_data: { currency, unit_amount, product_data: { name: "Montre" } },
  quantity,
});

const refused: [string, () => Partial<Params>, RegExp][] = [
  ["two discounts", () => ({ discounts: [{ coupon: fifty }, { coupon: yen }] }), /discounts: at most 1/],
  ["a discount in another currency", () => ({ discounts: [{ coupon: yen }] }), /is in jpy/],
  ["0.49 EUR", () => ({ line_items: [line(49)] }), /at least €0.50/],
  ["49 JPY", () => ({ line_items: [line(49, 1, "jpy")] }), /at least ¥50/],
  ["1.99 SAR", () => ({ line_items: [line(199, 1, "sar")] }), /at least/],
  [
    "a discount that leaves 0.01 EUR",
    () => ({ line_items: [line(5001)], discounts: [{ coupon: fifty }] }),
    /at least €0.50/,
  ],
  ["more than 999 999.99", () => ({ line_items: [line(99_999_999), line(1)] }), /no more than/],
  ["two currencies", () => ({ line_items: [line(100), line(100, 1, "usd")] }), /same currency/],
  ["no lines", () => ({ line_items: [] }), /line_items/],
  ["expiry under 30 minutes", () => ({ expires_at: now + 1799 }), /at least 30 minutes/],
  ["expiry over 24 hours", () => ({ expires_at: now + 86_401 }), /less than 24 hours/],
  ["an expiry in the past", () => ({ expires_at: now - 1 }), /at least 30 minutes/],
];

test.each(refused)("%s is refused", async (_name, changes, message) => {
  await expect(shop.stripe.checkout.sessions.create(watchOrder(shop, changes()))).rejects.toThrow(message);
});

const totals: [
  string,
  Params["line_items"],
  number | null,
  { subtotal: number; discount: number; total: number; shares: number[] },
][] = [
  ["one line", [line(32000)], null, { subtotal: 32000, discount: 0, total: 32000, shares: [0] }],
  [
    "quantities",
    [line(32000, 2), line(8000, 3)],
    null,
    { subtotal: 88000, discount: 0, total: 88000, shares: [0, 0] },
  ],
  [
    "yen as whole yen",
    [line(54080, 1, "jpy")],
    null,
    { subtotal: 54080, discount: 0, total: 54080, shares: [0] },
  ],
  [
    "1.00 off three lines",
    [line(100), line(100), line(100)],
    100,
    { subtotal: 300, discount: 100, total: 200, shares: [33, 33, 34] },
  ],
  [
    "50.00 off two lines",
    [line(32000), line(8000)],
    5000,
    { subtotal: 40000, discount: 5000, total: 35000, shares: [4000, 1000] },
  ],
  ["never below zero", [line(3000)], 5000, { subtotal: 3000, discount: 3000, total: 0, shares: [3000] }],
];

test.each(totals)("%s adds up", async (_name, line_items, off, expected) => {
  const discounts = off === null ? {} : { discounts: [{ coupon: await coupon(off) }] };
  const session = await shop.stripe.checkout.sessions.create(watchOrder(shop, { line_items, ...discounts }));
  const lines = await shop.stripe.checkout.sessions.listLineItems(session.id);
  expect({
    subtotal: session.amount_subtotal,
    discount: session.total_details?.amount_discount,
    total: session.amount_total,
    shares: lines.data.map(({ amount_discount }) => amount_discount),
  }).toEqual(expected);
  expect(lines.data.reduce((sum, { amount_total }) => sum + amount_total, 0)).toBe(expected.total);
});

test("expiry is a day ahead by default, both bounds included", async () => {
  const expiries = [undefined, now + 1800, now + 86_400];
  const sessions = await Promise.all(
    expiries.map((expires_at) => shop.stripe.checkout.sessions.create(watchOrder(shop, { expires_at }))),
  );
  expect(sessions.map(({ expires_at }) => expires_at - now)).toEqual([86_400, 1800, 86_400]);
});

test("a total of zero needs no payment", async () => {
  const session = await shop.stripe.checkout.sessions.create(
    watchOrder(shop, { discounts: [{ coupon: await coupon(32_000) }] }),
  );
  expect(session).toMatchObject({
    amount_total: 0,
    payment_status: "no_payment_required",
    payment_intent: null,
    status: "open",
  });
});

test("a coupon counts when the order completes, and ends when it is used up", async () => {
  const discounts = [{ coupon: await coupon(1) }];
  const create = () => shop.stripe.checkout.sessions.create(watchOrder(shop, { discounts }));
  const [first, second] = [await create(), await create()];
  expect(second.amount_total).toBe(31_999);
  await submit(first.url ?? "", goodCard);
  await expect(create()).rejects.toMatchObject({ code: "coupon_expired", param: "discounts[0][coupon]" });
});
