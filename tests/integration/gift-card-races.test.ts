import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paidOrder } from "@/tests/factories/delivered-order";
import { filledCart } from "@/tests/factories/filled-cart";
import { balanceOf, boughtCard, applyGiftCard } from "@/tests/factories/gift-card";
import { expirePage, orderOfPage } from "@/tests/factories/order-view";
import { fillPaymentPage, paymentPage, type Shopper } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
});
afterAll(() => open.close());

const many = (count: number) => Promise.all(Array.from({ length: count }, () => filledCart(open)));
const pageOf = async (shopper: Shopper): Promise<string | null> => {
  const { status, body } = await shopper.checkout();
  if (status !== 200) return null;
  return body !== null && typeof body === "object" && "url" in body ? String(body.url) : null;
};

describe("concurrent payments", () => {
  test("50 checkouts against one card never spend more than it holds", async () => {
    const card = await boughtCard(open, "GC-500");
    const shoppers = await many(50);
    for (const shopper of shoppers) await applyGiftCard(shopper, card);
    await open.rows("delete from limits");
    const pages = await Promise.all(shoppers.map(pageOf));
    expect(pages.filter((page) => page === null)).toEqual([]);
    const [sums] = await open.rows<{ held: number; orders: number; covered: number }>(
      `select (select sum(amount)::float8 from gift_card_entries where card_id = $1 and account = 'held') as held,
              count(*)::int as orders, sum(covered)::float8 as covered
         from orders where covered > 0 and state = 'pending'`,
      [card.id],
    );
    // 320 euros of the first and 180 of the second; the other 48 pay without it.
    expect(sums).toEqual({ held: 50_000, orders: 2, covered: 50_000 });
    const covered = await Promise.all(pages.map((page) => orderOfPage(open, page ?? "")));
    for (const [place, order] of covered.entries())
      if (Number(order.covered) > 0) await fillPaymentPage(pages[place] ?? "");
    await open.sandbox.idle();
    expect(await balanceOf(open, card.id)).toEqual({ sold: -50_000, spent: 50_000 });
  }, 300_000);

  test("the last use of a promo code in 50 checkouts is redeemed once, and comes back when it expires", async () => {
    await open.payload.create({
      collection: "promo-codes",
      data: {
        code: "DERNIER",
        kind: "percent",
        percent: 10,
        automatic: false,
        _status: "published",
        enabled: true,
        limit: 1,
      },
    });
    const shoppers = await many(50);
    for (const { cookies } of shoppers) cookies.set("promo", "DERNIER");
    // A late shopper gets the new total before paying, or a price without the code already.
    const pages = await Promise.all(shoppers.map(pageOf));
    const totals = await Promise.all(
      pages.map(async (page) => (page === null ? null : (await orderOfPage(open, page)).total)),
    );
    expect(totals.filter((total) => total === "28800")).toHaveLength(1);
    expect(totals.filter((total) => total !== "28800" && total !== "32000" && total !== null)).toEqual([]);
    const place = totals.indexOf("28800");
    // Its owner still sees it after returning from the page; others do not.
    expect((await shoppers[place]!.cart()).promo).toMatchObject({ code: "DERNIER" });
    expect((await shoppers[(place + 1) % 50]!.cart()).promo).toBeNull();
    await expirePage(open, pages[place]!);
    expect((await shoppers[(place + 1) % 50]!.cart()).promo).toMatchObject({ code: "DERNIER" });
  }, 300_000);
});

describe("promo codes are checked at each read and at payment", () => {
  test.each([
    ["not yet begun", { startsAt: new Date(Date.now() + 86_400_000).toISOString() }],
    ["over", { endsAt: new Date(Date.now() - 1_000).toISOString() }],
    ["switched off", { enabled: false }],
    ["for other articles", { skus: ["DI05"] }],
  ])("%s: it takes nothing off", async (name, more) => {
    const code = `P${name.replaceAll(/\W/g, "")}`.toUpperCase();
    await open.payload.create({
      collection: "promo-codes",
      data: {
        code,
        kind: "percent",
        percent: 10,
        automatic: false,
        _status: "published",
        enabled: true,
        ...more,
      },
    });
    const shopper = await filledCart(open);
    shopper.cookies.set("promo", code);
    expect((await shopper.cart()).items[0]).toMatchObject({ discount: 0 });
    expect(await orderOfPage(open, await paymentPage(shopper))).toMatchObject({ total: "32000" });
  });

  test("one that ends between the cart and the payment is reported before paying", async () => {
    await open.payload.create({
      collection: "promo-codes",
      data: {
        code: "BREF",
        kind: "percent",
        percent: 10,
        automatic: false,
        _status: "published",
        enabled: true,
      },
    });
    const shopper = await filledCart(open);
    shopper.cookies.set("promo", "BREF");
    expect((await shopper.cart()).items[0]).toMatchObject({ discount: 10 });
    await open.rows("update promo_codes set enabled = false where code = 'BREF'");
    const { status, body } = await shopper.checkout({ expectedTotal: 28_800 });
    expect([status, body]).toMatchObject([422, { error: "price-changed" }]);
  });

  test("a paid order keeps its use of the code", async () => {
    await open.payload.create({
      collection: "promo-codes",
      data: {
        code: "UNSEUL",
        kind: "percent",
        percent: 10,
        automatic: false,
        _status: "published",
        enabled: true,
        limit: 1,
      },
    });
    const first = await filledCart(open);
    first.cookies.set("promo", "UNSEUL");
    expect(await paidOrder(open, first)).toMatchObject({ total: "28800" });
    const second = await filledCart(open);
    second.cookies.set("promo", "UNSEUL");
    expect((await second.cart()).promo).toBeNull();
  });
});
