import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PromoCode } from "@/src/payload-types";
import { filledCart } from "@/tests/factories/filled-cart";
import { expirePage, mailsOf, orderOfPage } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage, type Shopper } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
beforeEach(() => open.rows("delete from promo_codes"));

const promotion = (data: Partial<PromoCode>) =>
  open.payload.create({
    collection: "promo-codes",
    data: {
      code: "ETE",
      kind: "percent",
      percent: 10,
      automatic: false,
      enabled: true,
      _status: "published",
      ...data,
    },
  });

const carrying = (shopper: Shopper, code = "ete") => {
  shopper.cookies.set("promo", code);
  return shopper;
};

interface Line {
  readonly unit: string;
  readonly quantity: string;
  readonly total: string;
}
const linesOf = (order: { readonly id: number }) =>
  open.rows<Line>(
    `select unit::text, quantity::text, total::text from orders_lines where _parent_id = $1 order by _order`,
    [order.id],
  );

describe("an amount off the cart", () => {
  test("is charged to the cent, a share for each line", async () => {
    await promotion({ kind: "amount", percent: null, amount: 10_001 });
    const shopper = carrying(await filledCart(open, { quantity: 2 }));
    await shopper.add("GC-050");
    const cart = await shopper.cart();
    expect(cart.promo).toMatchObject({ code: "ETE", percent: null, amount: 10_001 });
    expect(cart.items.map(({ isShared = false }) => isShared)).toEqual([true, false]);
    expect((await shopper.checkout({ expectedTotal: 64_000 + 5_000 })).status).toBe(422);
    const page = await paymentPage(shopper, { expectedTotal: 64_000 + 5_000 - 10_001 });
    await fillPaymentPage(page);
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    expect(order).toMatchObject({ state: "paid", total: "58999" });
    expect(await linesOf(order)).toEqual([
      { unit: "32000", quantity: "2", total: "53999" },
      { unit: "5000", quantity: "1", total: "5000" },
    ]);
  });

  test("never exceeds the total of a cart", async () => {
    await promotion({ kind: "amount", percent: null, amount: 99_900 });
    const page = await paymentPage(carrying(await filledCart(open)), { expectedTotal: 0 });
    expect(await orderOfPage(open, page)).toMatchObject({ total: "0" });
  });
});

test("a part is free, the rest of the watch is not", async () => {
  await promotion({ kind: "part", percent: null, parts: ["packaging:WITH"] });
  const shopper = carrying(await filledCart(open, { packaging: "WITH" }));
  expect((await shopper.cart()).items).toMatchObject([{ price: 37_000, discount: 0, free: 5_000 }]);
  const page = await paymentPage(shopper, { expectedTotal: 32_000 });
  expect(await linesOf(await orderOfPage(open, page))).toEqual([
    { unit: "32000", quantity: "1", total: "32000" },
  ]);
});

test("one without a code applies to all carts, until another takes more off", async () => {
  await promotion({ code: "AUTO", automatic: true, title: "Rentrée" });
  const shopper = await filledCart(open);
  expect((await shopper.cart()).promo).toMatchObject({ code: "AUTO", title: "Rentrée", isAutomatic: true });
  await promotion({ percent: 5 });
  const both = await carrying(shopper).cart();
  expect([both.promo?.code, both.refusedPromo]).toEqual(["AUTO", { reason: "better" }]);
  await promotion({ code: "QUINZE", percent: 15 });
  expect((await carrying(shopper, "quinze").cart()).promo).toMatchObject({ code: "QUINZE" });
});

test("one for some articles, or for watches with an option, takes nothing off the rest", async () => {
  await promotion({ skus: ["DI0136"] });
  const shopper = carrying(await filledCart(open));
  await shopper.add("DI0136");
  const discounts = async () => (await shopper.cart()).items.map(({ kind, discount }) => [kind, discount]);
  expect(await discounts()).toEqual([
    ["bespoke", 0],
    ["watch", 10],
  ]);
  await open.rows("delete from promo_codes");
  await promotion({ options: ["packaging:WITHOUT"] });
  expect(await discounts()).toEqual([
    ["bespoke", 10],
    ["watch", 0],
  ]);
  await open.rows("delete from promo_codes");
  await promotion({ options: ["packaging:WITH"] });
  expect(await discounts()).toEqual([
    ["bespoke", 0],
    ["watch", 0],
  ]);
});

describe("codes", () => {
  const promo = async (code: string) => carrying(await filledCart(open), code);

  test("a code that covers all is an order without a charge (scenario 9)", async () => {
    await promotion({ code: "tout", percent: 100 });
    const shopper = await promo("TOUT");
    const page = await paymentPage(shopper, { expectedTotal: 0 });
    await fillPaymentPage(page, { method: "none" });
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    expect(order).toMatchObject({ state: "paid", total: "0", payment_intent: null });
    expect(order.receipt_number).toMatch(/^R-\d{4}-\d{5}$/);
    expect(await mailsOf(open, order)).toMatchObject([{ kind: "order-confirmation" }]);
  });

  test("a limit holds against 10 at once, and an expiry releases the use (scenario 4)", async () => {
    await promotion({ code: "DEUX", limit: 2 });
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => promo("deux")));
    const answers = await Promise.all(shoppers.map((shopper) => shopper.checkout({ expectedTotal: 28_800 })));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2);
    expect((await (await promo("DEUX")).cart()).promo).toBeNull();
    for (const { body } of answers.filter(({ status }) => status === 200)) {
      await expirePage(open, (body as { url: string }).url);
    }
    expect(await open.rows("select 1 from orders where promo_code = 'DEUX' and state <> 'expired'")).toEqual(
      [],
    );
    expect((await (await promo("DEUX")).cart()).promo).toMatchObject({ code: "DEUX", percent: 10 });
  });

  test("an ended, disabled or unknown code takes nothing off", async () => {
    const day = 86_400_000;
    const at = (days: number) => new Date(Date.now() + days * day).toISOString();
    const codes = [
      { code: "FUTUR", startsAt: at(1) },
      { code: "PASSE", endsAt: at(-1) },
      { code: "FERME", enabled: false },
    ];
    for (const code of codes) await promotion(code);
    for (const code of [...codes.map((row) => row.code), "INCONNU", "%"]) {
      const cart = await (await promo(code)).cart();
      expect([code, cart.promo, cart.items[0]?.discount]).toEqual([code, null, 0]);
    }
  });
});

describe("why a code takes nothing off", () => {
  test("the cart is below its minimum, with the missing amount", async () => {
    await promotion({ minimum: 40_000 });
    const shopper = carrying(await filledCart(open));
    expect(await shopper.cart()).toMatchObject({
      promo: null,
      refusedPromo: { reason: "minimum", missing: 8_000 },
    });
    await shopper.add("GC-500");
    expect((await shopper.cart()).refusedPromo).toMatchObject({ missing: 8_000 });
  });

  test("the cart has none of its articles", async () => {
    await promotion({ options: ["packaging:WITH"] });
    expect((await carrying(await filledCart(open)).cart()).refusedPromo).toEqual({ reason: "no-article" });
    const boxed = carrying(await filledCart(open, { packaging: "WITH" }));
    expect(await boxed.cart()).toMatchObject({ promo: { percent: 10 }, refusedPromo: null });
  });

  test("it is unknown", async () => {
    const shopper = carrying(await filledCart(open), "INCONNU");
    expect(await shopper.cart()).toMatchObject({ promo: null, refusedPromo: { reason: "invalid" } });
  });
});

test("once per customer: by sign-in, in every browser, and again when the order expires", async () => {
  await promotion({ perCustomer: 1 });
  const stranger = carrying(await filledCart(open));
  expect(await stranger.cart()).toMatchObject({ promo: null, refusedPromo: { reason: "sign-in" } });
  const ada = await signIn(open, "ada@example.com", stranger);
  expect((await ada.cart()).promo).toMatchObject({ code: "ETE" });
  const page = await paymentPage(ada, { expectedTotal: 28_800 });
  await fillPaymentPage(page);
  await open.sandbox.idle();
  const elsewhere = await signIn(open, "ada@example.com", carrying(createShopper(open)));
  await elsewhere.add("GC-050");
  expect(await elsewhere.cart()).toMatchObject({ promo: null, refusedPromo: { reason: "invalid" } });
  const bob = await signIn(open, "bob@example.com", carrying(await filledCart(open)));
  const opened = await paymentPage(bob, { expectedTotal: 28_800 });
  await expirePage(open, opened);
  expect((await bob.cart()).promo).toMatchObject({ code: "ETE" });
});

test.each([
  [{ kind: "percent", percent: null }, "percent"],
  [{ kind: "amount", amount: null }, "amount"],
  [{ kind: "amount", amount: -5 }, "amount"],
  [{ kind: "part", parts: [] }, "parts"],
  [{ kind: "part", parts: ["packaging:NONE"] }, "parts"],
  [{ options: ["klingon:X"] }, "options"],
  [{ automatic: true }, "title"],
  [{ perCustomer: 0 }, "perCustomer"],
] as const)("%j is refused at its field", async (data, field) => {
  await expect(promotion(data as Partial<PromoCode>)).rejects.toMatchObject({
    data: { errors: [{ path: field }] },
  });
});
