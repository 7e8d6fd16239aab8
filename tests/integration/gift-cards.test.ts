import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { paidOrder } from "@/tests/factories/delivered-order";
import { balanceOf, boughtCard, applyGiftCard, cartWithCard } from "@/tests/factories/gift-card";
import { expirePage, orderOfPage } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage, promiseToPay } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
});
afterAll(() => open.close());
afterEach(() => open.control("DELETE", "faults"));

const session = async (id: string | null) => {
  const found = await open.shop.payments.stripe.retrieveSession(id ?? "");
  if (!found.ok) throw new Error("The provider has no such page.");
  return found.value;
};

describe("a card is issued with its payment", () => {
  test("one for each piece, worth what was paid, for two years", async () => {
    const shopper = createShopper(open);
    await shopper.add("GC-150", 2);
    const page = await paymentPage(shopper);
    const pending = await orderOfPage(open, page);
    expect(await open.rows("select 1 from gift_cards where order_id = $1", [pending.id])).toEqual([]);
    await fillPaymentPage(page);
    await open.sandbox.idle();
    const cards = await open.rows<{ id: number; ending: string; recipient_email: string }>(
      "select id, ending, recipient_email from gift_cards where order_id = $1 order by id",
      [pending.id],
    );
    expect(cards).toHaveLength(2);
    for (const { id, recipient_email: to } of cards) {
      expect(await balanceOf(open, id)).toEqual({ sold: -15_000, available: 15_000 });
      expect(to).toBe("ada@example.com");
    }
  });

  test("repeated events issue once", async () => {
    await open.control("PUT", "faults", { copies: 3, order: "shuffle", burst: true });
    const { order } = await boughtCard(open);
    expect(await open.rows("select 1 from gift_cards where order_id = $1", [order.id])).toHaveLength(1);
  });

  test("the database holds nothing that redeems a card", async () => {
    const { code, id } = await boughtCard(open);
    const plain = code.replaceAll("-", "");
    const [row] = await open.rows(
      "select row_to_json(gift_cards)::text as text from gift_cards where id = $1",
      [id],
    );
    expect(JSON.stringify(row)).not.toContain(plain.slice(0, 24));
    const mails = await open.rows<{ data: unknown }>("select data from mails where kind = 'gift-card'");
    expect(JSON.stringify(mails)).not.toContain(plain);
  });

  test("a promised payment issues nothing before it arrives", async () => {
    const shopper = createShopper(open);
    await shopper.add("GC-050");
    const page = await paymentPage(shopper);
    await promiseToPay(page);
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    expect(order.state).toBe("processing");
    expect(await open.rows("select 1 from gift_cards where order_id = $1", [order.id])).toEqual([]);
  });
});

describe("paying with a card", () => {
  test("a part: the page charges the rest, the card pays with the order", async () => {
    const card = await boughtCard(open, "GC-100");
    const shopper = await cartWithCard(open, card);
    expect((await shopper.cart()).giftCards).toMatchObject([{ spendable: 10_000, kind: "amount" }]);
    const page = await paymentPage(shopper, { expectedTotal: 32_000, expectedDue: 22_000 });
    const order = await orderOfPage(open, page);
    expect(await balanceOf(open, card.id)).toMatchObject({ held: 10_000 });
    expect(await session(order.session_id)).toMatchObject({ amount: 22_000, currency: "EUR" });
    // After returning from the page the card is still applied.
    expect((await shopper.cart()).giftCards).toMatchObject([{ spendable: 10_000 }]);
    expect(await paymentPage(shopper)).toBe(page);
    await fillPaymentPage(page);
    await open.sandbox.idle();
    expect(await orderOfPage(open, page)).toMatchObject({ state: "paid", total: "32000", covered: "10000" });
    expect(await balanceOf(open, card.id)).toEqual({ sold: -10_000, spent: 10_000 });
    expect((await shopper.cart()).giftCards).toEqual([]);
  });

  test("all of it: completed without a charge (scenario 9)", async () => {
    const card = await boughtCard(open, "GC-500");
    const shopper = await cartWithCard(open, card);
    const page = await paymentPage(shopper, { expectedDue: 0 });
    await fillPaymentPage(page, { card_number: "", card_expiry: "", card_cvc: "", card_name: "" });
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    expect(order).toMatchObject({ state: "paid", payment_intent: null, covered: "32000" });
    expect(order.receipt_number).toMatch(/^R-/);
    expect(await balanceOf(open, card.id)).toEqual({ sold: -50_000, spent: 32_000, available: 18_000 });
  });

  test("two cards, one after the other", async () => {
    const [first, second] = [await boughtCard(open, "GC-100"), await boughtCard(open, "GC-500")];
    const shopper = await cartWithCard(open, first);
    await applyGiftCard(shopper, second);
    const page = await paymentPage(shopper, { expectedDue: 0 });
    expect(await balanceOf(open, first.id)).toMatchObject({ held: 10_000 });
    expect(await balanceOf(open, second.id)).toMatchObject({ held: 22_000, available: 28_000 });
    await expirePage(open, page);
  });

  test("a card buys no card, and pays nothing in a cart of cards", async () => {
    const card = await boughtCard(open, "GC-100");
    const shopper = createShopper(open);
    await shopper.add("GC-050");
    await applyGiftCard(shopper, card);
    const page = await paymentPage(shopper, { expectedDue: 5_000 });
    expect(await session((await orderOfPage(open, page)).session_id)).toMatchObject({ amount: 5_000 });
    expect(await balanceOf(open, card.id)).toEqual({ sold: -10_000, available: 10_000 });
  });

  test.each([
    ["the page expires", expirePage],
    [
      "the promise is broken",
      async (shop: OpenShop, page: string) => {
        await promiseToPay(page);
        await shop.sandbox.idle();
        const { session_id: id } = await orderOfPage(shop, page);
        await shop.control("POST", `sessions/${id}/settle`, { outcome: "failed" });
        await shop.sandbox.idle();
      },
    ],
  ])("the card gets it back when %s (scenario 4)", async (_name, end) => {
    const card = await boughtCard(open, "GC-100");
    const shopper = await cartWithCard(open, card);
    const page = await paymentPage(shopper);
    expect(await balanceOf(open, card.id)).toMatchObject({ held: 10_000 });
    await end(open, page);
    expect(await balanceOf(open, card.id)).toEqual({ sold: -10_000, available: 10_000 });
  });

  test("a changed cart releases the card before it is held again", async () => {
    const card = await boughtCard(open, "GC-500");
    const shopper = await cartWithCard(open, card);
    const before = await paymentPage(shopper);
    await shopper.add("DI0136");
    const after = await paymentPage(shopper);
    expect(after).not.toBe(before);
    expect(await orderOfPage(open, before)).toMatchObject({ state: "expired" });
    const order = await orderOfPage(open, after);
    expect(order.covered).toBe("50000");
    expect(await balanceOf(open, card.id)).toMatchObject({ held: 50_000 });
  });

  test("a rest other than shown is reported before paying", async () => {
    const card = await boughtCard(open, "GC-100");
    const shopper = await cartWithCard(open, card);
    const { status, body } = await shopper.checkout({ expectedDue: 12_000 });
    expect([status, body]).toMatchObject([422, { error: "due-changed" }]);
    expect(await balanceOf(open, card.id)).toEqual({ sold: -10_000, available: 10_000 });
  });

  test("a promo code and a card: the code lowers the price, the card pays the rest (scenario 10)", async () => {
    const card = await boughtCard(open, "GC-100");
    await open.payload.create({
      collection: "promo-codes",
      data: {
        code: "DIX",
        kind: "percent",
        percent: 10,
        automatic: false,
        _status: "published",
        enabled: true,
      },
    });
    const shopper = await cartWithCard(open, card);
    shopper.cookies.set("promo", "DIX");
    const order = await paidOrder(open, shopper, { expectedTotal: 28_800, expectedDue: 18_800 });
    expect(order).toMatchObject({ state: "paid", total: "28800", covered: "10000" });
    expect(await session(order.session_id)).toMatchObject({ amount: 18_800 });
  });
});

describe("codes", () => {
  test.each(["", "hello", "0000-0000-0000-0000-0000-0000-0000"])("%j opens nothing", async (code) => {
    const { status } = await createShopper(open).post("/api/gift-card/check", { code });
    expect(status).toBe(code === "" ? 400 : 404);
  });

  test("attempts are limited", async () => {
    const shopper = createShopper(open);
    const answers: number[] = [];
    for (let round = 0; round < 70; round += 1)
      answers.push((await shopper.post("/api/gift-card/check", { code: "hello" })).status);
    expect(answers.at(-1)).toBe(429);
    await open.rows("delete from limits");
  });

  test("a card can be removed again", async () => {
    const card = await boughtCard(open, "GC-050");
    const shopper = await cartWithCard(open, card);
    await shopper.post("/api/gift-card/remove", { id: card.id });
    expect((await shopper.cart()).giftCards).toEqual([]);
  });
});
